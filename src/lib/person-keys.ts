// What makes two entries the same person, wherever they come from: a form, a file or the student list. A key is empty
// when there is nothing to compare.
import { isPlain, withoutUnseen } from './person-rules.ts'

/** A text without its case, its extra spaces, and the two ways to write an accented letter. */
function fold(text: string): string {
  const folded = withoutUnseen(text).trim().replace(/\s+/g, ' ').toLowerCase()
  return isPlain(folded) ? folded : folded.normalize('NFC')
}

export const emailKey = (email: string) => fold(email)

/** The same wherever the first name ends: `Ana de`, `la Silva` and `Ana`, `de la Silva`. */
export const nameKey = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  fold(`${firstName} ${lastName}`)

/** Same email and same name are the same person. */
export const personKey = (person: { firstName: string; lastName: string; email: string }) =>
  `${emailKey(person.email)}\n${nameKey(person)}`

const FEWEST = 7
/** Length of a number without the country code. */
const NATIONAL = 10

/** The digits of a phone number, however it was typed. Fewer than seven are an extension or a slip. */
export function phoneKey(phone: string | null): string {
  const digits = (phone ?? '').replaceAll(/\D/g, '').slice(-NATIONAL)
  return digits.length < FEWEST ? '' : digits
}
