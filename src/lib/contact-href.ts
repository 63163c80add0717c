/** An address in a link. The at-sign may stand as it is; everything else that means something there may not. */
export const encodedAddress = (address: string) => encodeURIComponent(address).replace('%40', '@')

export const mailHref = (address: string) => `mailto:${encodedAddress(address.trim())}`

/** Only what a telephone dials; an extension in words, `ext. 5`, is for the person to say. */
export const phoneHref = (phone: string) => {
  const [number = ''] = phone.split(/[a-z]/i)
  return `tel:${number.replace(/[^\d+*#]/g, '')}`
}
