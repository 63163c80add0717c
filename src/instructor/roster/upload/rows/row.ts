import { type IdempotencyKey, IdempotencyKeys } from '../../../../lib/idempotency-keys.ts'
import type { PersonValues } from '../../../../domain/person.ts'
import { type Columns, personIn } from './columns.ts'

/** How far a row has got on its way to the roster. */
export type Progress =
  { state: 'here' } | { state: 'sending' } | { state: 'added' } | { state: 'failed'; message: string }

/** The person's decision about a row, overriding its default. */
export type Choice = 'add' | 'leave-out'

/** A student to add. */
export type UploadRow = {
  /** The row number a spreadsheet shows. It identifies the row. */
  number: number
  values: PersonValues
  /** Values the person typed over those of the file; kept when other columns are chosen. */
  typed: Partial<PersonValues>
  /** Number of cells beyond the last heading, perhaps because of an extra comma. */
  extraCells: number
  choice?: Choice
  /**
   * Idempotency key of the call, so that a row whose answer was lost is not added twice. Changed values get a new key.
   */
  key: IdempotencyKey
  progress: Progress
}

const newKey = () => new IdempotencyKeys().of('this row')

/**
 * The rows of a file.
 * @param before the earlier rows of the same file, whose typed values and decisions are kept
 */
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

/** The row with changed values. The server's answer about the old values is dropped. */
export const withValues = (row: UploadRow, values: Partial<PersonValues>): UploadRow => ({
  ...row,
  values: { ...row.values, ...values },
  typed: { ...row.typed, ...values },
  key: newKey(),
  progress: { state: 'here' },
})
