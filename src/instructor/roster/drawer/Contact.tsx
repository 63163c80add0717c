import { Button, Group } from '@mantine/core'
import { IconMail, IconPhone } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { RegistrantResource } from '../../../api/generated/training.types.ts'
import { mailHref, phoneHref } from '../../../lib/contact-href.ts'

type ContactProps = { registrant: RegistrantResource; children?: ReactNode }

/** The quickest ways to reach a student, and what else is one tap away. */
export const Contact = ({
  registrant: {
    attributes: { phone, email },
  },
  children,
}: ContactProps) => {
  const call = phone ? phoneHref(phone) : undefined
  return (
    <Group gap="xs">
      {call && (
        <Button
          component="a"
          href={call}
          size="sm"
          variant="default"
          leftSection={<IconPhone size={16} aria-hidden />}
        >
          Call
        </Button>
      )}
      <Button
        component="a"
        href={mailHref(email)}
        size="sm"
        variant="default"
        leftSection={<IconMail size={16} aria-hidden />}
      >
        Email
      </Button>
      {children}
    </Group>
  )
}
