import { encodedAddress } from '../../../lib/contact-href.ts'
import { emailKey } from '../../../domain/person-keys.ts'

/** Characters. Mail programs cut off longer links, some without saying so. */
const LONGEST = 1900
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

/** As many message links as it takes to reach everyone. No recipient sees another's address. */
export function mailLinks(addresses: readonly string[], longest = LONGEST): MailLink[] {
  const links: MailLink[] = []
  for (const address of addresses.map(encodedAddress)) {
    const last = links.at(-1)
    const longer = last && `${last.href},${address}`
    if (last && longer && longer.length <= longest) {
      last.href = longer
      last.count++
    } else links.push({ href: START + address, count: 1 })
  }
  return links
}
