import { phoneKey } from '../../../domain/person-keys.ts'
import { phoneHref } from '../../../lib/contact-href.ts'
import type { MailLink } from './mail-links.ts'

/** People. Phone networks take no larger groups. */
const LARGEST = 20
/** Characters of a text, encoded. Phones cut off longer links. */
const LONGEST = 1500

/**
 * Links that open a text to everyone who can be called, each number once, in as many groups as it takes. What is too long for
 * a link is left out, and `isCut` says so: it has to be pasted.
 * @param isApple whether the device wants Apple's form for several numbers; others have that of RFC 5724
 */
export function textLinks(phones: readonly string[], body: string, isApple: boolean) {
  const numbers = new Map<string, string>()
  for (const phone of phones) {
    const number = phoneHref(phone)?.slice('tel:'.length)
    if (number && !numbers.has(phoneKey(phone))) numbers.set(phoneKey(phone), number)
  }
  const text = encodeURIComponent(body.toWellFormed())
  const isCut = text.length > LONGEST
  const message = text && !isCut ? `body=${text}` : ''
  const all = [...numbers.values()]
  const links = Array.from({ length: Math.ceil(all.length / LARGEST) }, (_, i): MailLink => {
    const group = all.slice(i * LARGEST, (i + 1) * LARGEST)
    const to = group.join(',')
    const parts = isApple && group.length > 1 ? [`addresses=${to}`, message] : [message]
    const query = parts.filter(Boolean).join('&')
    const start = isApple && group.length > 1 ? 'sms:/open' : `sms:${to}`
    return { href: query ? `${start}?${query}` : start, count: group.length }
  })
  return { links, isCut }
}
