import { Anchor } from '@mantine/core'
import { mailHref, phoneHref } from '../lib/contact-href.ts'

/** An address that opens a message. */
export const EmailLink = ({ email }: { email: string }) => <Anchor href={mailHref(email)}>{email}</Anchor>

/** A number that is called by a tap; a dash where there is none. */
export const PhoneLink = ({ phone }: { phone: string | null | undefined }) =>
  phone ? <Anchor href={phoneHref(phone)}>{phone}</Anchor> : '–'
