import { encodedAddress } from '../../../lib/contact-href.ts'
import { emailKey } from '../../../domain/person-keys.ts'

/** Characters. Mail programs cut off longer links, some without saying so. */
const LONGEST = 1900

/** What a message says. */
export type Letter = { subject: string; body: string }

const EMPTY: Letter = { subject: '', body: '' }

/** As a link carries it: mail programs take only these line ends. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed().replaceAll(/\r?\n/g, '\r\n'))

const endOf = (letter: Letter) =>
  (['subject', 'body'] as const)
    .map((part) => (letter[part] ? `&${part}=${encoded(letter[part])}` : ''))
    .join('')
const START = 'mailto:?bcc='

/** A link that opens a message to some of the addresses, in blind copy. */
export type MailLink = { href: string; count: number }

/** Each address once, in its first spelling. */
export function uniqueAddresses(addresses: readonly string[]): string[] {
  const byKey = new Map<string, string>()
  for (const address of addresses.map((text) => text.trim()).filter(Boolean)) {
    const key = emailKey(address)
    if (!byKey.has(key)) byKey.set(key, address)
  }
  return [...byKey.values()]
}

/**
 * As many message links as it takes to reach everyone. No recipient sees another's address. A letter that leaves no room for
 * the addresses is left out of the links, and `isCut` says so: it has to be pasted.
 */
export function mailLinks(addresses: readonly string[], letter = EMPTY, longest = LONGEST) {
  const whole = endOf(letter)
  const isCut = whole.length > longest / 2
  const end = isCut ? endOf({ ...letter, body: '' }).slice(0, longest / 2) : whole
  const parts: string[][] = []
  let length = 0
  for (const address of addresses.map(encodedAddress)) {
    const last = parts.at(-1)
    length += address.length + 1
    if (last && length <= longest) last.push(address)
    else {
      parts.push([address])
      length = START.length + address.length + end.length
    }
  }
  const links = parts.map((part): MailLink => ({ href: START + part.join(',') + end, count: part.length }))
  return { links, isCut }
}
