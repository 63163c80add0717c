/** An address in a link. The at-sign may stand as it is; everything else that means something there may not. */
export const encodedAddress = (address: string) =>
  encodeURIComponent(address.toWellFormed()).replace('%40', '@')

export const mailHref = (address: string) => `mailto:${encodedAddress(address.trim())}`

const EXTENSION = /\s*(?:x|ext\.?|extension)\s*\d+$/i
const FEWEST_DIGITS = 7

/**
 * A call to a number as people type it; an extension is for the person to dial. Undefined for what is not surely the
 * number of somebody: words, too few digits, and the codes that set up a telephone.
 */
export function phoneHref(phone: string): string | undefined {
  const number = phone.trim().replace(EXTENSION, '')
  const digits = number.replace(/\D/g, '')
  if (!/^[+\d][\d\s().\-/]*$|^\([\d\s().\-/]*$/.test(number) || digits.length < FEWEST_DIGITS)
    return undefined
  return `tel:${number.startsWith('+') ? '+' : ''}${digits}`
}

/** A place on a map, which a phone opens in its own application. @param place a name, an address, or both */
export const mapHref = (place: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place.toWellFormed())}`
