import type { Draft } from '../../../../ui/form/drafts.ts'
import { FIELDS } from './fields.ts'
import type { UploadRow } from './row.ts'

const BLANK = { extraCells: 0, typed: {} }

/** A row of a draft if it is valid, because an older release may have saved anything. */
function rowIn(value: unknown): UploadRow[] {
  const row = value as Partial<UploadRow> | null
  const isSound =
    typeof row?.number === 'number' &&
    typeof row.key === 'string' &&
    FIELDS.every((field) => typeof row.values?.[field] === 'string')
  return isSound ? [{ ...BLANK, ...(value as UploadRow), progress: { state: 'here' } }] : []
}

/** An upload that was started in this browser but not finished. */
export function uploadIn({ id, savedAt, values: { fileName, rows } }: Draft) {
  const sound = Array.isArray(rows) ? rows.flatMap(rowIn) : []
  if (!sound.length) return []
  return [{ id, savedAt, fileName: typeof fileName === 'string' ? fileName : 'your list', rows: sound }]
}
