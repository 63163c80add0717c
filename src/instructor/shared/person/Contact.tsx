import { Group } from '@mantine/core'
import { IconMail, IconMessage, IconPhone } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { mailHref, phoneHref, smsHref } from '../../../lib/contact-href.ts'
import { QuietButton } from '../../../ui/looks.ts'

type ContactProps = {
  /** A registrant or a student. */
  person: { attributes: { phone: string | null; email: string } }
  children?: ReactNode
}

const ICON = { size: 16, 'aria-hidden': true }

/** The quickest ways to reach a student, and what else is one tap away. */
export const Contact = ({
  person: {
    attributes: { phone, email },
  },
  children,
}: ContactProps) => {
  const ways = [
    { label: 'Call', href: phoneHref(phone ?? ''), icon: <IconPhone {...ICON} /> },
    { label: 'Text', href: smsHref(phone ?? ''), icon: <IconMessage {...ICON} /> },
    { label: 'Email', href: mailHref(email), icon: <IconMail {...ICON} /> },
  ]
  return (
    <Group gap="xs">
      {ways.map(
        ({ label, href, icon }) =>
          href && (
            <QuietButton key={label} component="a" href={href} size="sm" leftSection={icon}>
              {label}
            </QuietButton>
          ),
      )}
      {children}
    </Group>
  )
}
