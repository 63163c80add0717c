import { Anchor } from '@mantine/core'
import { mailHref, phoneHref } from '../lib/contact-href.ts'

/** An address that opens a message. */
export const EmailLink = ({ email }: { email: string }) => <Anchor href={mailHref(email)}>{email}</Anchor>

/** A number that is called by a tap, where it is one; a dash where there is none. */
export function PhoneLink({ phone }: { phone: string | null | undefined }) {
  const href = phone && phoneHref(phone)
  return href ? <Anchor href={href}>{phone}</Anchor> : phone || '–'
}
