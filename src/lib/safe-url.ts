/** An absolute https address, so that a link in a page can do no harm. */
export function isHttpsUrl(text: string): boolean {
  return text.startsWith('https://') && URL.canParse(text) && !/\s/.test(text)
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

/** Reserved for addresses that lead nowhere. */
const NOWHERE = 'https://own.invalid'

/** The same for a page that is rendered on the server too: a picture of our own is a path, whatever our origin is called. */
export const safePicture = (address: string | null | undefined): string | undefined =>
  safeImage(address ?? undefined, NOWHERE)?.replace(NOWHERE, '')
