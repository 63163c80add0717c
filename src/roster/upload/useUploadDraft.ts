import { useEffect, useEffectEvent, useState } from 'react'
import { uploadDraft } from './rows/upload-draft.ts'
import { isLeft, type Line } from './rows/upload-state.ts'
import type { UploadRows } from './useUploadRows.ts'

/** Milliseconds without a change before the rows are kept. */
const PAUSE = 300

export type KeptUpload = ReturnType<typeof useUploadDraft>

/** Keeps the rows that are not on the roster yet in this browser, and offers those of an earlier visit. */
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
    /** Back to the choice of a file. The rows that were here are offered again. */
    restart() {
      keep(lines)
      setFound(uploadDraft.read(occurrenceId))
      dispatch({ type: 'restart' })
    },
  }
}
