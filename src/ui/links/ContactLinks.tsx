import { IconPhone } from '@tabler/icons-react'
import { mailHref, phoneHref } from '../../lib/contact-href.ts'
import css from './ContactLinks.module.css'

/** An email address. In a narrow column it breaks before its domain. */
export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@')
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}

/**
 * An email address that links to a new message. In a row, only the name has the accent color. A plain link, because a roster
 * that is scrolled renders hundreds of them.
 */
export const EmailLink = ({ email }: { email: string }) => (
  <a href={mailHref(email)} className={css['link']}>
    <EmailText email={email} />
  </a>
)

/**
 * A phone number that links to a call if it is dialable. In the short rows of a phone it is a button with an icon, and
 * what cannot be dialed is not shown.
 */
export function PhoneLink({ phone }: { phone: string | null | undefined }) {
  const href = phone && phoneHref(phone)
  if (!href) return <span className={css['undialable']}>{phone || '–'}</span>
  return (
    <a href={href} className={`${css['link']} ${css['call']}`}>
      <IconPhone size={20} aria-hidden />
      <span>{phone}</span>
    </a>
  )
}
