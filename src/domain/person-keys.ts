// Keys that tell whether two entries are the same person, whether they come from a form, a file or the student list. A
// key is empty if there is nothing to compare.
import { fold } from '../lib/fold.ts'
import { withoutUnseen } from './person-rules.ts'

/** Only case is folded: o’brien@ and obrien@ are two mailboxes, and so are josé@ and jose@. */
export const emailKey = (email: string) => withoutUnseen(email).trim().toLowerCase()

/**
 * Ignores accents and apostrophes, which phones and spreadsheets lose, and where the first name ends: `Ana de` + `la Silva`
 * equals `Ana` + `de la Silva`.
 */
export const nameKey = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  fold(`${firstName} ${lastName}`)

type Person = { firstName: string; lastName: string; email: string }

/** The keys of a person: `email` of the address alone, and `person` (see `personKey`). */
export function personKeys(person: Person) {
  const email = emailKey(person.email)
  return { email, person: `${email}\n${nameKey(person)}` }
}

/** Two entries with the same email and the same name are the same person. */
export const personKey = (person: Person) => personKeys(person).person

const FEWEST = 7
/** Digits of a US phone number without the country code. */
const NATIONAL = 10

/**
 * The digits of a phone number, however it was typed. Fewer than seven are an extension or a typo, and give an empty
 * key.
 */
export function phoneKey(phone: string | null): string {
  const digits = (phone ?? '').replaceAll(/\D/g, '').slice(-NATIONAL)
  return digits.length < FEWEST ? '' : digits
}
