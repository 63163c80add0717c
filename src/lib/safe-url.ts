/** An absolute https address, so that a link in a page can do no harm. */
export function isHttpsUrl(text: string): boolean {
  return text.startsWith('https://') && URL.canParse(text) && !/\s/.test(text)
}

/** The address of an image out of data: https, or a path of our own site. Undefined for anything else. */
export function safeImage(address: string | undefined, here = location.origin): string | undefined {
  if (!address || !URL.canParse(address, here)) return undefined
  const url = new URL(address, here)
  return url.protocol === 'https:' || url.origin === here ? url.href : undefined
}
