import { readXlsx, streamXlsxRows } from 'hucre/xlsx'
import { readable } from './letters.ts'
import { LIMITS } from './limits.ts'
import { assertWithin, type Sheet, type SheetRow } from './parse.ts'
import { Refusal } from './refusal.ts'
import { zipContents } from './zip-contents.ts'

const WORKBOOK = 'xl/workbook.xml'

/**
 * The visible sheets of an Excel file that have rows. A formula counts as its last value. Throws a Refusal if no sheet can
 * be read. Meant for a worker.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[]> {
  const { names, size } = zipContents(bytes)
  if (!names.includes(WORKBOOK)) throw new Refusal('spreadsheet')
  // Reading stops at the size that the archive declares, so a small file cannot unpack to more than this.
  if (size > LIMITS.unpacked) throw new Refusal('too-big')
  const visible = await visibleSheets(bytes)
  if (visible.length > LIMITS.sheets) throw new Refusal('too-many-sheets')
  const sheets: Sheet[] = []
  for (const { name, index } of visible) {
    const sheet = await sheetAt(bytes, index)
    if (sheet.rows.length || sheet.refused) sheets.push({ ...sheet, ...(visible.length > 1 && { name }) })
  }
  const [first] = sheets
  if (!first) throw new Refusal('empty')
  if (first.refused && sheets.every(({ refused }) => refused))
    throw new Refusal(first.refused.reason, first.refused.row)
  return sheets
}

/** The names of the sheets, without reading any of them. */
async function visibleSheets(bytes: Uint8Array) {
  const visible: { name: string; index: number }[] = []
  await readXlsx(bytes, {
    sheets({ name, index, hidden, veryHidden }) {
      if (!hidden && !veryHidden) visible.push({ name, index })
      return false
    },
  })
  return visible
}

/** One sheet. If it cannot be a list, the others still can. */
async function sheetAt(bytes: Uint8Array, index: number): Promise<Sheet> {
  try {
    return { rows: await rowsOf(bytes, index), guessed: [] }
  } catch (cause) {
    const { reason, row } = cause instanceof Refusal ? cause : new Refusal('no-sheet')
    return { rows: [], guessed: [], refused: { reason, row } }
  }
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
