import { Anchor } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { mailHref, phoneHref } from '../../lib/contact-href.ts'
import classes from './ContactLinks.module.css'

/** An email address that links to a new message. */
export const EmailLink = ({ email }: { email: string }) => <Anchor href={mailHref(email)}>{email}</Anchor>

/**
 * A phone number that links to a call if it is dialable. In the short rows of a phone it is a button with an icon, and
 * what cannot be dialed is not shown.
 */
export function PhoneLink({ phone }: { phone: string | null | undefined }) {
  const href = phone && phoneHref(phone)
  if (!href) return <span className={classes['undialable']}>{phone || '–'}</span>
  return (
    <Anchor href={href} className={classes['call'] ?? ''}>
      <IconPhone size={20} aria-hidden />
      <span>{phone}</span>
    </Anchor>
  )
}
