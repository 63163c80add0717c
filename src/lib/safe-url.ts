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

/**
 * The address of a link out of data: https, without a name and password in it, which would make a foreign host look like
 * ours. Undefined for anything else, which is shown as text.
 */
export function safeLink(address: string | null | undefined): string | undefined {
  if (!address || !isHttpsUrl(address)) return undefined
  const { href, username, password } = new URL(address)
  return username || password ? undefined : href
}
