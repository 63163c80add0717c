/** Encodes an address for a `mailto:` link. Everything with a special meaning is escaped except the at sign. */
export const encodedAddress = (address: string) =>
  encodeURIComponent(address.toWellFormed()).replace('%40', '@')

export const mailHref = (address: string) => `mailto:${encodedAddress(address.trim())}`

const EXTENSION = /\s*(?:x|ext\.?|extension)\s*\d+$/i
const FEWEST_DIGITS = 7

/**
 * A `tel:` link for a phone number as people type it, without the extension. Undefined for anything that is not clearly
 * a phone number: words, too few digits, and codes that change a phone's settings.
 */
export function phoneHref(phone: string): string | undefined {
  const number = phone.trim().replace(EXTENSION, '')
  const digits = number.replace(/\D/g, '')
  if (!/^[+\d][\d\s().\-/]*$|^\([\d\s().\-/]*$/.test(number) || digits.length < FEWEST_DIGITS)
    return undefined
  return `tel:${number.startsWith('+') ? '+' : ''}${digits}`
}

/** A text message to a phone number, if it can be called. */
export const smsHref = (phone: string) => phoneHref(phone)?.replace('tel:', 'sms:')

/** A place on a map, which a phone opens in its own application. @param place a name, an address, or both */
export const mapHref = (place: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place.toWellFormed())}`
