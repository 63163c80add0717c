import { fold } from '../../../../lib/fold.ts'
import { LIMITS } from '../file/limits.ts'
import type { SheetRow } from '../file/parse.ts'
import { type Field, FIELDS } from './fields.ts'

/** What a column can hold. `fullName` is first and last name in one cell. */
export type Part = Field | 'fullName'

const words = (text: string) => text.split(' ')

/** Common names of the columns, letters only. */
const SYNONYMS: Record<Part, string[]> = {
  firstName: words('firstname first givenname given forename fname studentfirstname vorname nombre prenom'),
  lastName: words(
    'lastname last surname familyname family lname studentlastname nachname apellido apellidos',
  ),
  email: words('email emailaddress mail emails studentemail contactemail correo courriel'),
  phone: words(
    'phone phonenumber mobile mobilephone mobilenumber cell cellphone cellnumber telephone tel contactnumber ' +
      'telefon telefono',
  ),
  fullName: words('name fullname student studentname attendee attendeename participant registrant'),
}

const lettersOf = (heading: string) => fold(heading).replace(/[^\p{L}]/gu, '')

/** What a column holds according to its heading; undefined for an unknown word. */
export function meaningOf(heading: string): Part | undefined {
  const word = lettersOf(heading)
  return ([...FIELDS, 'fullName'] as const).find((part) => SYNONYMS[part].includes(word))
}

/** Deliberately looser than the email rule: a row with a mistyped address is a student, not a heading. */
export const looksLikeEmail = (cell: string) => /^\S+@\S+\.\S+$/.test(cell)

/** Whether a row has the names of columns: at least two that we know. */
export const isHeadings = ({ cells }: SheetRow): boolean =>
  !cells.some(looksLikeEmail) && new Set(cells.map(meaningOf).filter(Boolean)).size > 1

/**
 * The index of the heading row, or -1 if the first row contains an email address and is therefore a student. A title
 * may stand above the headings (Numbers writes `Table 1`), so this looks for the first of the top rows with two known
 * headings, and otherwise takes the first row.
 */
export function findHeadings(rows: readonly SheetRow[]): number {
  const firstStudent = rows.findIndex(({ cells }) => cells.some(looksLikeEmail))
  const above = rows.slice(0, firstStudent < 0 ? LIMITS.above : Math.min(firstStudent, LIMITS.above))
  const known = above.findIndex(isHeadings)
  return known < 0 && firstStudent === 0 ? -1 : Math.max(known, 0)
}
