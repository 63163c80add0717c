import type { Sheet } from '../file/parse.ts'
import { Refusal } from '../file/refusal.ts'
import { assertStudents, fullNameColumn, missing, readColumns } from './columns.ts'
import { looksLikeEmail } from './headings.ts'

/** Why a sheet cannot be a list of students; undefined if it can. */
export function refusalOf({ rows, refused }: Sheet): Refusal | undefined {
  if (refused) return new Refusal(refused.reason, refused.row)
  try {
    assertStudents(readColumns(rows))
  } catch (cause) {
    if (cause instanceof Refusal) return cause
    throw cause
  }
  return undefined
}

/** How much a sheet looks like a list: most if it has the column names of one, otherwise by its rows with an email. */
function likeness(sheet: Sheet): number {
  if (refusalOf(sheet)) return -1
  const columns = readColumns(sheet.rows)
  const lacks = missing(columns.mapping)
  const isClear = columns.headings > 0 && (!lacks.length || fullNameColumn(columns) !== undefined)
  if (isClear && !lacks.includes('email')) return Infinity
  return columns.rows.filter(({ cells }) => cells.some(looksLikeEmail)).length
}

/** The sheet of a workbook that looks most like a list of students, and the first of equals. */
export const likeliest = (sheets: readonly Sheet[]): Sheet | undefined =>
  sheets
    .map((sheet) => ({ sheet, like: likeness(sheet) }))
    .reduce<{ sheet?: Sheet; like: number }>((best, one) => (one.like > best.like ? one : best), { like: -1 })
    .sheet
