import { drafts } from '../../../../ui/form/drafts.ts'
import { FIELDS } from './fields.ts'
import type { UploadRow } from './row.ts'

/** An upload that was started in this browser but not finished. */
export type UploadDraft = { savedAt: number; fileName: string; rows: UploadRow[] }

const draftName = (occurrenceId: string) => `roster-upload.${occurrenceId}`

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

/**
 * Stores rows that are not on the roster yet the way form drafts are stored: they survive a reload and signing in
 * again.
 */
export const uploadDraft = {
  read(occurrenceId: string): UploadDraft | undefined {
    const draft = drafts.read(draftName(occurrenceId))
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
  /** Removes the draft if there are no rows. */
  write(occurrenceId: string, fileName: string, rows: readonly UploadRow[]) {
    if (rows.length) drafts.write(draftName(occurrenceId), { fileName, rows })
    else drafts.remove(draftName(occurrenceId))
  },
  remove: (occurrenceId: string) => drafts.remove(draftName(occurrenceId)),
}
