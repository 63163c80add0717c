import { Anchor } from '@mantine/core'
import { mailHref, phoneHref } from '../lib/contact-href.ts'

/** An email address that links to a new message. */
export const EmailLink = ({ email }: { email: string }) => <Anchor href={mailHref(email)}>{email}</Anchor>

/** A phone number that links to a call if it is dialable; a dash if there is none. */
export function PhoneLink({ phone }: { phone: string | null | undefined }) {
  const href = phone && phoneHref(phone)
  return href ? <Anchor href={href}>{phone}</Anchor> : phone || '–'
}
