import type { PersonValues } from '../../../lib/person.ts'
import { type Columns, personIn } from './columns.ts'

/** Where a row is on its way to the roster. */
export type Progress =
  { state: 'here' } | { state: 'sending' } | { state: 'added' } | { state: 'failed'; message: string }

/** What the person decided about a row instead of its default. */
export type Choice = 'add' | 'leave-out'

/** A student to add. */
export type UploadRow = {
  /** The number that a spreadsheet shows beside the row. It identifies the row. */
  number: number
  values: PersonValues
  /** What the person typed over the file; it is kept when other columns are chosen. */
  typed: Partial<PersonValues>
  /** Cells beyond the last heading: perhaps a comma too many. */
  extraCells: number
  choice?: Choice
  /** Idempotency key of the call: a row whose answer was lost is not added twice. Other values have another key. */
  key: string
  progress: Progress
}

const newKey = () => crypto.randomUUID()

/** The rows of a file. @param before the rows made of it before, with what was typed and decided there */
export function rowsOf({ rows, headings, mapping }: Columns, before: readonly UploadRow[] = []): UploadRow[] {
  const known = new Map(before.map((row) => [row.number, row]))
  return rows.map((row) => {
    const { typed = {}, choice } = known.get(row.number) ?? {}
    return {
      number: row.number,
      values: { ...personIn(row, mapping), ...typed },
      typed,
      extraCells: headings ? row.cells.slice(headings).filter(Boolean).length : 0,
      ...(choice && { choice }),
      key: newKey(),
      progress: { state: 'here' },
    }
  })
}

/** The row with other values. What the server said about the old ones no longer holds. */
export const withValues = (row: UploadRow, values: Partial<PersonValues>): UploadRow => ({
  ...row,
  values: { ...row.values, ...values },
  typed: { ...row.typed, ...values },
  key: newKey(),
  progress: { state: 'here' },
})
