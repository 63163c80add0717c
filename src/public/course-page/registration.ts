import type { CourseDocument } from '../../api/generated/training.types.ts'
import { mailHref, phoneHref } from '../../lib/contact-href.ts'
import { isHttpsUrl } from '../../lib/safe-url.ts'

type Course = Pick<
  CourseDocument['data']['attributes'],
  'canPurchase' | 'canRegister' | 'webPayOnly' | 'overrideUrl' | 'registration'
>

/** A link for registering outside of this product. */
export type Contact = { href: string; text: string }

/** How a visitor gets a seat: in our checkout, by contacting the instructor, or by requesting a date. */
export type Registration =
  { kind: 'checkout' } | { kind: 'contact'; contacts: readonly Contact[] } | { kind: 'request' }

/**
 * How a visitor registers for a course, by four flags of the server (spec §3). The first belongs to a date:
 *
 * | canHaveRegistrants | canPurchase | canRegister | webPayOnly | |
 * | --- | --- | --- | --- | --- |
 * | yes | yes | any | any | checkout |
 * | yes | no | yes | no | the website, email or phone of the registration |
 * | yes | no | yes | yes | request a date: registration needs a web payment, and no one can pay on the web |
 * | yes | no | no | any | request a date |
 * | no | any | any | any | the website, email or phone of the registration, or a request: it is not sold here |
 */
export function registrationOf(
  course: Course,
  { canHaveRegistrants } = { canHaveRegistrants: true },
): Registration {
  if (course.canPurchase && canHaveRegistrants) return { kind: 'checkout' }
  const hasContacts = !canHaveRegistrants || (course.canRegister && !course.webPayOnly)
  const contacts = hasContacts ? contactsOf(course) : []
  return contacts.length ? { kind: 'contact', contacts } : { kind: 'request' }
}

/** The contacts that are safe to link to. The server accepts any text for them. */
function contactsOf({ overrideUrl, registration: { url, email, phone } }: Course): Contact[] {
  const website = [overrideUrl, url].find((one) => one && isHttpsUrl(one))
  const call = phone ? phoneHref(phone) : undefined
  return [
    ...(website ? [{ href: website, text: `Register on ${new URL(website).host}` }] : []),
    ...(email ? [{ href: mailHref(email), text: `Email ${email}` }] : []),
    ...(call && phone ? [{ href: call, text: `Call ${phone}` }] : []),
  ]
}
