import { streamXlsxRows } from 'hucre/xlsx'
import { readable } from './letters.ts'
import { LIMITS } from './limits.ts'
import { assertWithin, type Sheet, type SheetRow } from './parse.ts'
import { Refusal } from './refusal.ts'
import { zipContents } from './zip-contents.ts'

const WORKBOOK = 'xl/workbook.xml'
const WORKSHEET = /^xl\/worksheets\/[^/]+\.xml$/

/**
 * The non-blank rows of the first sheet of an Excel file that has any. A formula counts as its last value. Throws a
 * Refusal. Meant for a worker.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet> {
  const { names, size } = zipContents(bytes)
  if (!names.includes(WORKBOOK)) throw new Refusal('spreadsheet')
  // Reading stops at the size that the archive declares, so a small file cannot unpack to more than this.
  if (size > LIMITS.unpacked) throw new Refusal('too-big')
  const sheets = names.filter((name) => WORKSHEET.test(name)).length
  for (let sheet = 0; sheet < sheets; sheet++) {
    const rows = await rowsOf(bytes, sheet)
    if (rows.length) return { rows, guessed: [] }
  }
  throw new Refusal('empty')
}

/** Reads row by row, so that it stops at the first broken limit. */
async function rowsOf(bytes: Uint8Array, sheet: number): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
    const number = index + 1
    const cells = values.map((value) => readable(textOf(value)))
    assertWithin(cells, number)
    if (!cells.some(Boolean)) continue
    rows.push({ number, cells })
    if (rows.length > LIMITS.rows + LIMITS.above) throw new Refusal('too-many-rows')
  }
  return rows
}

/** A value as the text of a CSV file: a date without its time zone, a number with all its digits. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  if (typeof value === 'number')
    return value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 15 })
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : ''
}
