import type { PersonValues } from '../../lib/person.ts'
import type { SheetRow } from './parse.ts'

export type Field = keyof PersonValues
export const FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const satisfies readonly Field[]
export const FIELD_LABELS: Record<Field, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
}
/** Of the field of a row on the page. */
export const cellId = (number: number, field: Field) => `upload-${number}-${field}`
export const isRequired = (field: Field) => field !== 'phone'

/** Which column of the file holds what, counted from 0. `fullName` is split into the two names. */
export type Mapping = Partial<Record<Field | 'fullName', number>>

/** What people call the columns, without anything but letters. */
const SYNONYMS: Record<Field | 'fullName', string[]> = {
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

const plain = (header: string) =>
  header
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')

const meaning = (header: string) => {
  const word = plain(header)
  return ([...FIELDS, 'fullName'] as const).find((field) => SYNONYMS[field].includes(word))
}

export type Columns = {
  /** Names of the columns: the headings, or where there are none their letters. */
  names: string[]
  /** How many headings there are; none when the first row is a student. */
  headings: number
  rows: SheetRow[]
  mapping: Mapping
  /** Fields that more than one heading names; the first of them was taken. */
  doubled: Field[]
}

const looksLikeEmail = (cell: string) => /^\S+@\S+\.\S+$/.test(cell)
const letterOf = (column: number) => `Column ${String.fromCharCode(65 + column)}`

/**
 * What the columns of a file are. A first row with an email address in it is a student and no headings; then only the
 * column of the addresses is known, and the names are for the person to point at.
 *
 * @param hasHeadings what the person said about the first row
 */
export function readColumns(
  rows: readonly SheetRow[],
  hasHeadings = !rows[0]?.cells.some(looksLikeEmail),
): Columns {
  const first = rows[0]?.cells ?? []
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const letters = Array.from({ length: width }, (_, column) => letterOf(column))
  if (!hasHeadings) {
    const email = first.findIndex(looksLikeEmail)
    return { names: letters, headings: 0, rows: [...rows], mapping: email < 0 ? {} : { email }, doubled: [] }
  }
  const meanings = first.map(meaning)
  const mapping: Mapping = {}
  for (const [column, field] of meanings.entries()) if (field) mapping[field] ??= column
  const { fullName: _, ...fields } = mapping
  return {
    names: letters.map((letter, column) => first[column] || letter),
    headings: first.length,
    rows: rows.slice(1),
    // A full name is split only when somebody says so: see `fullNameColumn`.
    mapping: fields,
    doubled: FIELDS.filter((field) => meanings.filter((one) => one === field).length > 1),
  }
}

/** The column that holds both names, when nothing else does. */
export function fullNameColumn({ names, headings, mapping }: Columns): number | undefined {
  if (!headings || mapping.firstName !== undefined || mapping.lastName !== undefined) return undefined
  const column = names.findIndex((name) => meaning(name) === 'fullName')
  return column < 0 ? undefined : column
}

/** Fields that are still to be pointed at. */
export const missing = (mapping: Mapping): Field[] =>
  FIELDS.filter(isRequired).filter(
    (field) => mapping[field] === undefined && (field === 'email' || mapping.fullName === undefined),
  )

/** Both names of one: `Silva, Ana` and `Ana Maria Silva`. The last word is the last name. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [before = '', ...after] = name.split(',')
  if (after.length) return { firstName: after.join(',').trim(), lastName: before.trim() }
  const words = name.split(' ')
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' }
}

/** What our own files write before a sign that a spreadsheet would run; it is not part of the value. */
const unmarked = (cell: string) => cell.replace(/^'(?=[=+\-@])/, '')

/** The person in a row of the file. */
export function personIn({ cells }: SheetRow, mapping: Mapping): PersonValues {
  const at = (field: Field | 'fullName') => unmarked(cells[mapping[field] ?? -1] ?? '')
  const names = mapping.fullName === undefined ? undefined : splitName(at('fullName'))
  return {
    firstName: names?.firstName ?? at('firstName'),
    lastName: names?.lastName ?? at('lastName'),
    email: at('email').replace(/^mailto:/i, ''),
    phone: at('phone'),
  }
}
