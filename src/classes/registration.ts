import type { CourseDocument } from '../api/generated/training.types.ts'
import { mailHref, phoneHref } from '../lib/contact-href.ts'
import { isHttpsUrl } from '../lib/safe-url.ts'

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
 * How a visitor registers for a course, by three flags of the server (spec §3):
 *
 * | canPurchase | canRegister | webPayOnly | |
 * | --- | --- | --- | --- |
 * | yes | any | any | checkout |
 * | no | yes | no | the website, email or phone of the registration |
 * | no | yes | yes | request a date: registration needs a web payment, and no one can pay on the web |
 * | no | no | any | request a date |
 */
export function registrationOf(course: Course): Registration {
  if (course.canPurchase) return { kind: 'checkout' }
  const contacts = course.canRegister && !course.webPayOnly ? contactsOf(course) : []
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
