import { Anchor, Badge, Card, Group, Loader, Stack, Text, Title } from '@mantine/core'
import { IconCircleCheck, IconClockHour4, IconCreditCard } from '@tabler/icons-react'
import { useIsMutating } from '@tanstack/react-query'
import type { Args } from '../../api/generated/training.types.ts'
import { PAYMENT_LABELS, type PaymentState } from '../../domain/payment-state.ts'
import { config } from '../../config.ts'
import { mailHref } from '../../lib/contact-href.ts'
import { Hint, QuietButton } from '../../ui/looks.ts'
import { ConnectButton } from './ConnectButton.tsx'

const STATES = {
  'not-connected': {
    Icon: IconCreditCard,
    color: 'gray',
    title: 'Get paid when students register',
    text: 'Connect an account with our payment provider, and students can pay online for your classes. The provider asks for your details on its own site and then brings you back here.',
  },
  'not-enabled': {
    Icon: IconClockHour4,
    color: 'orange',
    title: 'The provider is still checking your account',
    text: 'Students cannot pay online yet. This can take a few days. If the provider has asked you for more information, please answer there.',
  },
  ready: {
    Icon: IconCircleCheck,
    color: 'pine',
    title: 'Students can pay online for your classes',
    text: 'The provider pays out to the account that you have connected.',
  },
} as const

/** A code of the provider is on its way to the server. */
const useIsConnecting = () =>
  useIsMutating({
    mutationKey: ['updateInstructor'],
    // The cache types the arguments of every change as unknown; the key says whose they are.
    predicate: ({ state }) => 'authCode' in (state.variables as Args<'updateInstructor'>).body,
  }) > 0

type PaymentAccountProps = { state: PaymentState; isChecking: boolean; onCheck: () => void }

/** The state of the payment account in words, and what can be done next. */
export function PaymentAccount({ state, isChecking, onCheck }: PaymentAccountProps) {
  const isConnecting = useIsConnecting()
  const { Icon, color, title, text } = STATES[state]
  return (
    <Card withBorder padding="xl" maw="44rem">
      {isConnecting ? (
        <Group role="status" mih="6rem">
          <Loader size="sm" aria-hidden />
          <Text fw={600}>Connecting your account…</Text>
        </Group>
      ) : (
        <Stack align="flex-start">
          <Badge
            size="lg"
            variant="light"
            color={color}
            tt="none"
            leftSection={<Icon size={16} aria-hidden />}
          >
            {PAYMENT_LABELS[state]}
          </Badge>
          <Title order={2} size="h3">
            {title}
          </Title>
          <Text>{text}</Text>
          {state === 'not-connected' && <ConnectButton />}
          {state === 'not-enabled' && (
            <QuietButton loading={isChecking} onClick={onCheck}>
              Check again
            </QuietButton>
          )}
          {state !== 'not-connected' && (
            <Hint>
              To connect another account, write to{' '}
              <Anchor underline="always" href={mailHref(config.supportEmail)}>
                {config.supportEmail}
              </Anchor>
              .
            </Hint>
          )}
        </Stack>
      )}
    </Card>
  )
}
