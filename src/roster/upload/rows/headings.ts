import { LIMITS } from '../file/limits.ts'
import type { SheetRow } from '../file/parse.ts'
import { type Field, FIELDS } from './fields.ts'

/** What a column may hold. `fullName` is first and last name in one. */
export type Part = Field | 'fullName'

/** What people call the columns, letters only. */
const SYNONYMS: Record<Part, string[]> = {
  firstName: [
    'firstname',
    'first',
    'givenname',
    'given',
    'forename',
    'fname',
    'studentfirstname',
    'vorname',
    'nombre',
    'prenom',
  ],
  lastName: [
    'lastname',
    'last',
    'surname',
    'familyname',
    'family',
    'lname',
    'studentlastname',
    'nachname',
    'apellido',
    'apellidos',
  ],
  email: ['email', 'emailaddress', 'mail', 'emails', 'studentemail', 'contactemail', 'correo', 'courriel'],
  phone: [
    'phone',
    'phonenumber',
    'mobile',
    'mobilephone',
    'mobilenumber',
    'cell',
    'cellphone',
    'cellnumber',
    'telephone',
    'tel',
    'contactnumber',
    'telefon',
    'telefono',
  ],
  fullName: [
    'name',
    'fullname',
    'student',
    'studentname',
    'attendee',
    'attendeename',
    'participant',
    'registrant',
  ],
}

const lettersOf = (heading: string) =>
  heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')

/** What a heading says about its column; undefined when we do not know the word. */
export function meaningOf(heading: string): Part | undefined {
  const word = lettersOf(heading)
  return ([...FIELDS, 'fullName'] as const).find((part) => SYNONYMS[part].includes(word))
}

export const looksLikeEmail = (cell: string) => /^\S+@\S+\.\S+$/.test(cell)

/**
 * The row that holds the headings, as an index; -1 when the first row is a student, with an email address in it. Among the
 * first rows it is the first with two headings that we know, so that a title above them (Numbers writes `Table 1`) is not
 * taken for a heading. Otherwise it is the first row.
 */
export function findHeadings(rows: readonly SheetRow[]): number {
  const firstStudent = rows.findIndex(({ cells }) => cells.some(looksLikeEmail))
  const above = rows.slice(0, firstStudent < 0 ? LIMITS.above : Math.min(firstStudent, LIMITS.above))
  const known = above.findIndex(({ cells }) => new Set(cells.map(meaningOf).filter(Boolean)).size > 1)
  return known < 0 && firstStudent === 0 ? -1 : Math.max(known, 0)
}
