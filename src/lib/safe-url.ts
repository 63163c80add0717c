/**
 * Whether the text is an absolute https URL that is safe to link. Credentials are refused because people take the name
 * before the `@` for the site that the link leads to.
 */
export function isHttpsUrl(text: string): boolean {
  if (!text.startsWith('https://') || !URL.canParse(text) || /\s/.test(text)) return false
  const { username, password } = new URL(text)
  return !username && !password
}

/**
 * The full URL of an address on our own site, undefined for any other. A `blob:` URL has the origin of the page that
 * created it but leads to no page, so it is refused.
 */
export function ownUrl(address: string, here = location.origin): string | undefined {
  if (!URL.canParse(address, here)) return undefined
  const { href, origin, protocol } = new URL(address, here)
  return origin === here && /^https?:$/.test(protocol) ? href : undefined
}

/** The address of an image from untrusted data: https, or a path on our own site. Undefined for anything else. */
export function safeImage(address: string | undefined, here = location.origin): string | undefined {
  if (!address || !URL.canParse(address, here)) return undefined
  const { href, protocol } = new URL(address, here)
  return protocol === 'https:' ? href : ownUrl(address, here)
}

/** The address of a link out of data; undefined for one that is not safe, which is shown as text. */
export const safeLink = (address: string | null | undefined): string | undefined =>
  address && isHttpsUrl(address) ? new URL(address).href : undefined

/** Reserved for addresses that lead nowhere. */
const NOWHERE = 'https://own.invalid'

/** The same for a page that is rendered on the server too: a picture of our own is a path, whatever our origin is called. */
export const safePicture = (address: string | null | undefined): string | undefined =>
  safeImage(address ?? undefined, NOWHERE)?.replace(NOWHERE, '')
