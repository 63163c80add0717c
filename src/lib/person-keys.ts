// By what two entries may be the same person. Empty when there is nothing to compare.

const words = (text: string) => text.trim().split(/\s+/).join(' ').toLowerCase()

export const emailKey = (email: string) => email.trim().toLowerCase()

/** A name without its case and the number of its spaces. */
export const nameKey = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  words(`${firstName} ${lastName}`)

const FEWEST = 7
/** Length of a number without the country code. */
const NATIONAL = 10

/** The digits of a phone number, however it was typed. Fewer than seven are an extension or a slip. */
export function phoneKey(phone: string | null): string {
  const digits = (phone ?? '').replaceAll(/\D/g, '').slice(-NATIONAL)
  return digits.length < FEWEST ? '' : digits
}
