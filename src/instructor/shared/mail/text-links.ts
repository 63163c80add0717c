import { phoneKey } from '../../../domain/person-keys.ts'
import { phoneHref } from '../../../lib/contact-href.ts'
import type { MailLink } from './mail-links.ts'

/** People. Phone networks take no larger groups. */
const LARGEST = 20
/** Characters of a message, encoded. Phones cut off longer links. */
const LONGEST = 1500

/**
 * Links that open a text to everyone who can be called, each number once, in as many groups as it takes. A message that is
 * too long for a link is left out: it has to be pasted.
 * @param isApple whether the device wants Apple's form for several numbers; others have that of RFC 5724
 */
export function textLinks(phones: readonly string[], body: string, isApple: boolean): MailLink[] {
  const numbers = new Map<string, string>()
  for (const phone of phones) {
    const number = phoneHref(phone)?.slice('tel:'.length)
    if (number && !numbers.has(phoneKey(phone))) numbers.set(phoneKey(phone), number)
  }
  const text = encodeURIComponent(body.toWellFormed())
  const message = text && text.length <= LONGEST ? `body=${text}` : ''
  const all = [...numbers.values()]
  return Array.from({ length: Math.ceil(all.length / LARGEST) }, (_, i) => {
    const group = all.slice(i * LARGEST, (i + 1) * LARGEST)
    const to = group.join(',')
    const parts = isApple && group.length > 1 ? [`addresses=${to}`, message] : [message]
    const query = parts.filter(Boolean).join('&')
    const start = isApple && group.length > 1 ? 'sms:/open' : `sms:${to}`
    return { href: query ? `${start}?${query}` : start, count: group.length }
  })
}
