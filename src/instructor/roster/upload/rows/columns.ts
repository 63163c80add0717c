import type { PersonValues } from '../../../../domain/person.ts'
import { fold } from '../../../../lib/fold.ts'
import type { SheetRow } from '../file/parse.ts'
import { LIMITS } from '../file/limits.ts'
import { Refusal } from '../file/refusal.ts'
import { inOneOrder } from './blocks.ts'
import { type Field, FIELDS, isRequired } from './fields.ts'
import { findHeadings, isHeadings, looksLikeEmail, meaningOf, type Part } from './headings.ts'

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
  /** The column whose heading is merged over two: the first and the last names are in it and in the next one. */
  merged?: number
}

/** `Column A` for the first column, as a spreadsheet names it, and `Column AA` for the 27th. */
const nameOf = (column: number) => `Column ${lettersOf(column)}`
const lettersOf = (column: number): string =>
  (column < 26 ? '' : lettersOf(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26))

/** The headings from this row on. Those of a second row are below merged ones, and say more. */
function headingsAt(rows: readonly SheetRow[], at: number): { headings: string[]; next: number } {
  const headings = [...(rows[at]?.cells ?? [])]
  let next = at + 1
  for (let row = rows[next]; row && isHeadings(row); row = rows[++next])
    for (const [column, cell] of row.cells.entries()) headings[column] = cell || (headings[column] ?? '')
  return { headings, next }
}

/**
 * Finds out what the columns of a file hold. Without headings only the email column can be detected, and the person
 * chooses the name columns.
 * @param hasHeadings the person's answer; if undefined, the rows decide
 */
export function readColumns(rows: readonly SheetRow[], hasHeadings?: boolean): Columns {
  const found = findHeadings(rows)
  const at = hasHeadings === undefined ? found : hasHeadings ? Math.max(found, 0) : -1
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const letters = Array.from({ length: width }, (_, column) => nameOf(column))
  if (at < 0) {
    const [first, ...others] = rows
    const email = first?.cells.findIndex(looksLikeEmail) ?? -1
    const list = inOneOrder(others, letters)
    return {
      names: list.headings,
      headings: 0,
      rows: [...(first ? [first] : []), ...list.rows],
      mapping: email < 0 ? {} : { email },
      doubled: [],
    }
  }
  const { headings: own, next } = headingsAt(rows, at)
  const { headings, rows: students } = inOneOrder(rows.slice(next), own)
  const meanings = headings.map(meaningOf)
  const mapping: Mapping = {}
  for (const [column, part] of meanings.entries()) if (part) mapping[part] ??= column
  const merged = mergedColumn(headings, students, mapping)
  // A full name is split only if the person chooses so: see `fullNameColumn`.
  const { fullName: _, ...fields } = mapping
  return {
    names: Array.from(
      { length: Math.max(width, headings.length) },
      (__, column) => headings[column] || nameOf(column),
    ),
    headings: headings.length,
    rows: students,
    mapping: merged === undefined ? fields : { ...fields, ...namesIn(students, merged, mapping.email) },
    doubled: FIELDS.filter((field) => meanings.filter((one) => one === field).length > 1),
    ...(merged !== undefined && { merged }),
  }
}

const isMost = (rows: readonly SheetRow[], holds: (row: SheetRow) => boolean) =>
  rows.filter(holds).length * 2 > rows.length

/** The column of a heading like `Name` that is merged over two columns, each with one word of most names. */
function mergedColumn(headings: readonly string[], rows: readonly SheetRow[], mapping: Mapping) {
  const { firstName, lastName, fullName } = mapping
  if (fullName === undefined || firstName !== undefined || lastName !== undefined) return undefined
  if (headings[fullName + 1]) return undefined
  const isWord = (cell = '') => /^[^\s,@\d]+$/.test(cell)
  const isMerged = isMost(rows, ({ cells }) => isWord(cells[fullName]) && isWord(cells[fullName + 1]))
  return isMerged ? fullName : undefined
}

/** Which of two columns holds the first names. Most emails begin with one: `ana.silva@example.com`. */
function namesIn(rows: readonly SheetRow[], left: number, email = -1): Mapping {
  const right = left + 1
  const begins = ({ cells }: SheetRow, column: number) =>
    cells[column] !== '' && fold(cells[email] ?? '').startsWith(fold(cells[column] ?? ''))
  const lead =
    rows.filter((row) => begins(row, right)).length - rows.filter((row) => begins(row, left)).length
  return lead > 0 ? { firstName: right, lastName: left } : { firstName: left, lastName: right }
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
