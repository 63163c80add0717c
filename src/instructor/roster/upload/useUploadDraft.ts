import { useEffect, useEffectEvent, useState } from 'react'
import { uploadDraft } from './rows/upload-draft.ts'
import { isLeft, type Line } from './rows/upload-state.ts'
import type { UploadRows } from './useUploadRows.ts'

/** Milliseconds without a change before the rows are saved. */
const PAUSE = 300

export type KeptUpload = ReturnType<typeof useUploadDraft>

/** Saves the rows that are not on the roster yet in this browser, and offers those of an earlier visit. */
export function useUploadDraft(occurrenceId: string, { lines, fileName, dispatch }: UploadRows) {
  const [found, setFound] = useState(() => uploadDraft.read(occurrenceId))
  const keep = (now: readonly Line[]) => {
    const rows = now.filter(isLeft).map(({ row }) => row)
    if (now.length) uploadDraft.write(occurrenceId, fileName, rows)
  }
  const keepLines = useEffectEvent(keep)
  useEffect(() => {
    const timer = setTimeout(() => keepLines(lines), PAUSE)
    return () => clearTimeout(timer)
  }, [lines])
  const keepAtEnd = useEffectEvent(() => keep(lines))
  useEffect(() => () => keepAtEnd(), [])
  return {
    found,
    restore() {
      if (found) dispatch({ type: 'restore', fileName: found.fileName, rows: found.rows })
      setFound(undefined)
    },
    discard() {
      uploadDraft.remove(occurrenceId)
      setFound(undefined)
    },
    /** Goes back to choosing a file. The current rows are then offered as an unfinished upload. */
    restart() {
      keep(lines)
      setFound(uploadDraft.read(occurrenceId))
      dispatch({ type: 'restart' })
    },
  }
}
