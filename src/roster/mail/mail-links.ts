import { encodedAddress } from '../../lib/contact-href.ts'

/** Mail programs cut longer links, some of them in silence. */
const LONGEST = 1900
const START = 'mailto:?bcc='

/** A message to some of the addresses, in blind copy. */
export type MailLink = { href: string; count: number }

/** Each address once, as it was first written. */
export function uniqueAddresses(addresses: readonly string[]): string[] {
  const byKey = new Map<string, string>()
  for (const address of addresses.map((text) => text.trim()).filter(Boolean)) {
    const key = address.toLowerCase()
    if (!byKey.has(key)) byKey.set(key, address)
  }
  return [...byKey.values()]
}

/** Links that open a message to everyone, as many as it takes. Nobody sees the address of another. */
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
