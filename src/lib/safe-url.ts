/**
 * An absolute https address, so that a link in a page can do no harm. Without a name and password: before an `@`, people
 * take the name of one site for the site that the link leads to.
 */
export function isHttpsUrl(text: string): boolean {
  if (!text.startsWith('https://') || !URL.canParse(text) || /\s/.test(text)) return false
  const { username, password } = new URL(text)
  return !username && !password
}

/**
 * An address of our own site as a full URL, undefined for any other. `blob:` has the origin of the page that made it, but
 * leads to no page.
 */
export function ownUrl(address: string, here = location.origin): string | undefined {
  if (!URL.canParse(address, here)) return undefined
  const { href, origin, protocol } = new URL(address, here)
  return origin === here && /^https?:$/.test(protocol) ? href : undefined
}

/** The address of an image out of data: https, or a path of our own site. Undefined for anything else. */
export function safeImage(address: string | undefined, here = location.origin): string | undefined {
  if (!address || !URL.canParse(address, here)) return undefined
  const { href, protocol } = new URL(address, here)
  return protocol === 'https:' ? href : ownUrl(address, here)
}

/** The address of a link out of data; undefined for one that is not safe, which is shown as text. */
export const safeLink = (address: string | null | undefined): string | undefined =>
  address && isHttpsUrl(address) ? new URL(address).href : undefined
