import { drafts } from '../../ui/form/drafts.ts'
import { FIELDS } from './columns.ts'
import type { UploadRow } from './row.ts'

/** An upload that was begun in this browser and is not finished. */
export type KeptUpload = { savedAt: number; fileName: string; rows: UploadRow[] }

const nameOf = (occurrenceId: string) => `roster-upload.${occurrenceId}`

const BLANK = { extraCells: 0, typed: {} }

/** What an older release kept may be anything. */
function rowIn(value: unknown): UploadRow[] {
  const row = value as Partial<UploadRow> | null
  const isSound =
    typeof row?.number === 'number' &&
    typeof row.key === 'string' &&
    FIELDS.every((field) => typeof row.values?.[field] === 'string')
  return isSound ? [{ ...BLANK, ...(value as UploadRow), progress: { state: 'here' } }] : []
}

/** Rows that are not on the roster yet, kept as drafts are: for a reload, and for the way to the sign-in and back. */
export const keptUpload = {
  read(occurrenceId: string): KeptUpload | undefined {
    const draft = drafts.read(nameOf(occurrenceId))
    const { fileName, rows } = draft?.values ?? {}
    const sound = Array.isArray(rows) ? rows.flatMap(rowIn) : []
    return draft && sound.length
      ? {
          savedAt: draft.savedAt,
          fileName: typeof fileName === 'string' ? fileName : 'your list',
          rows: sound,
        }
      : undefined
  },
  write: (occurrenceId: string, fileName: string, rows: readonly UploadRow[]) =>
    drafts.write(nameOf(occurrenceId), { fileName, rows }),
  remove: (occurrenceId: string) => drafts.remove(nameOf(occurrenceId)),
}
