import type { PersonValues } from '../../../lib/person.ts'
import type { SheetRow } from '../file/parse.ts'
import { LIMITS } from '../file/limits.ts'
import { Refusal } from '../file/refusal.ts'
import { type Field, FIELDS, isRequired } from './fields.ts'
import { findHeadings, looksLikeEmail, meaningOf, type Part } from './headings.ts'

/** The column of each field, counted from 0. `fullName` is split into first and last name. */
export type Mapping = Partial<Record<Part, number>>

export type Columns = {
  /** Names of the columns: their headings, or their letters if there are none. */
  names: string[]
  /** Number of headings; 0 if the first row is a student. */
  headings: number
  rows: SheetRow[]
  mapping: Mapping
  /** Fields named by more than one heading; the first one was used. */
  doubled: Field[]
}

/** `A` for the first column, as a spreadsheet names it, and `AA` for the 27th. */
const letterOf = (column: number): string =>
  (column < 26 ? '' : letterOf(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26))

/**
 * Finds out what the columns of a file hold. Without headings only the email column can be detected, and the person
 * chooses the name columns.
 * @param hasHeadings the person's answer; if undefined, the rows decide
 */
export function readColumns(rows: readonly SheetRow[], hasHeadings?: boolean): Columns {
  const found = findHeadings(rows)
  const at = hasHeadings === undefined ? found : hasHeadings ? Math.max(found, 0) : -1
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const letters = Array.from({ length: width }, (_, column) => `Column ${letterOf(column)}`)
  const headings = rows[at]?.cells
  if (!headings) {
    const email = rows[0]?.cells.findIndex(looksLikeEmail) ?? -1
    return { names: letters, headings: 0, rows: [...rows], mapping: email < 0 ? {} : { email }, doubled: [] }
  }
  const meanings = headings.map(meaningOf)
  const mapping: Mapping = {}
  for (const [column, part] of meanings.entries()) if (part) mapping[part] ??= column
  const { fullName: _, ...fields } = mapping
  return {
    names: letters.map((letter, column) => headings[column] || letter),
    headings: headings.length,
    rows: rows.slice(at + 1),
    // A full name is split only if the person chooses so: see `fullNameColumn`.
    mapping: fields,
    doubled: FIELDS.filter((field) => meanings.filter((one) => one === field).length > 1),
  }
}

/** Throws a Refusal if there are no students, or too many. */
export function assertStudents({ rows }: Columns) {
  if (!rows.length) throw new Refusal('no-students')
  if (rows.length > LIMITS.rows) throw new Refusal('too-many-rows')
}

/** The column that holds full names, if no other column holds names. */
export function fullNameColumn({ names, headings, mapping }: Columns): number | undefined {
  if (!headings || mapping.firstName !== undefined || mapping.lastName !== undefined) return undefined
  const column = names.findIndex((name) => meaningOf(name) === 'fullName')
  return column < 0 ? undefined : column
}

/** Fields for which the person still has to choose a column. */
export const missing = (mapping: Mapping): Field[] =>
  FIELDS.filter(isRequired).filter(
    (field) => mapping[field] === undefined && (field === 'email' || mapping.fullName === undefined),
  )

/** Splits a full name: `Silva, Ana` or `Ana Maria Silva`. Without a comma, the last word is the last name. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [before = '', ...after] = name.split(',')
  if (after.length) return { firstName: after.join(',').trim(), lastName: before.trim() }
  const words = name.split(' ')
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' }
}

/** Removes the apostrophe that our own CSV files put before a formula sign. */
const unmarked = (cell: string) => cell.replace(/^'(?=[=+\-@])/, '')

/** The person in a row of the file. */
export function personIn({ cells }: SheetRow, mapping: Mapping): PersonValues {
  const at = (part: Part) => unmarked(cells[mapping[part] ?? -1] ?? '')
  const names = mapping.fullName === undefined ? undefined : splitName(at('fullName'))
  return {
    firstName: names?.firstName ?? at('firstName'),
    lastName: names?.lastName ?? at('lastName'),
    email: at('email').replace(/^mailto:/i, ''),
    phone: at('phone'),
  }
}
