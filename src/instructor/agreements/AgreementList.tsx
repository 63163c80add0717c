import { Card, Group, Stack, Text } from '@mantine/core'
import { IconCircleCheck, IconFileText } from '@tabler/icons-react'
import { useId } from '@mantine/hooks'
import type { AgreementResource } from '../../api/generated/training.types.ts'
import { safeLink } from '../../lib/safe-url.ts'
import { formatMoment } from '../../lib/venue-time.ts'
import { ExternalLink } from '../../ui/links/ExternalLink.tsx'
import { Hint, PartTitle } from '../../ui/looks.ts'
import { typeLabel } from '../../domain/agreements.ts'

type AgreementListProps = { agreements: readonly AgreementResource[]; label: string; isAccepted?: boolean }

/** The documents of a year, each with its type and a link to read it. */
export function AgreementList({ agreements, label, isAccepted = false }: AgreementListProps) {
  const id = useId()
  if (!agreements.length) return null
  const Icon = isAccepted ? IconCircleCheck : IconFileText
  return (
    <section aria-labelledby={id}>
      <PartTitle id={id} mb="sm">
        {label}
      </PartTitle>
      <Stack component="ul" gap="sm">
        {agreements.map(({ id: key, attributes }) => (
          <Card key={key} component="li" withBorder padding="md">
            <Group wrap="nowrap" align="flex-start">
              <Icon
                size={28}
                stroke={1.5}
                aria-hidden
                color={`var(--app-${isAccepted ? 'accent' : 'dimmed'})`}
              />
              <div>
                <Text size="xs" fw={600} c="dimmed" lts="0.04em">
                  {typeLabel(attributes.documentType)}
                </Text>
                <Text component="div" fw={600} size="lg">
                  <ExternalLink href={attributes.documentUrl}>{attributes.displayName}</ExternalLink>
                </Text>
                <Hint>
                  {isAccepted ? 'You accepted this on' : 'Published on'} {formatMoment(attributes.createdAt)}
                </Hint>
                {!safeLink(attributes.documentUrl) && (
                  <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                    We cannot link to this document, because its address is not a safe one:{' '}
                    {attributes.documentUrl}
                  </Text>
                )}
              </div>
            </Group>
          </Card>
        ))}
      </Stack>
    </section>
  )
}
