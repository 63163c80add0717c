import { useEffect, useEffectEvent, useState } from 'react'
import { OwnDraft } from '../../../ui/form/own-draft.ts'
import { uploadIn } from './rows/upload-draft.ts'
import { isLeft, type Line } from './rows/upload-state.ts'
import type { UploadRows } from './useUploadRows.ts'

/** Milliseconds without a change before the rows are saved. */
const PAUSE = 300

export type KeptUpload = ReturnType<typeof useUploadDraft>

/**
 * Saves the rows that are not on the roster yet in this browser, and offers those of earlier visits. They are stored the way
 * form drafts are: they survive a reload and signing in again.
 */
export function useUploadDraft(occurrenceId: string, { lines, fileName, dispatch }: UploadRows) {
  const [own] = useState(() => new OwnDraft(`roster-upload.${occurrenceId}`))
  const [offers, setOffers] = useState(() => own.found.flatMap(uploadIn))
  const [found, ...earlier] = offers
  const keep = (now: readonly Line[]) => {
    const rows = now.filter(isLeft).map(({ row }) => row)
    if (rows.length) own.write({ fileName, rows })
    else if (now.length) own.remove()
  }
  const keepLines = useEffectEvent(keep)
  useEffect(() => {
    const timer = setTimeout(() => keepLines(lines), PAUSE)
    return () => clearTimeout(timer)
  }, [lines])
  const keepAtEnd = useEffectEvent(() => keep(lines))
  useEffect(() => () => keepAtEnd(), [])
  const forget = (id: string) => {
    own.forget(id)
    setOffers(earlier)
  }
  return {
    found,
    restore() {
      if (!found) return
      const { id, fileName: name, rows } = found
      own.write({ fileName: name, rows })
      dispatch({ type: 'restore', fileName: name, rows })
      forget(id)
    },
    discard: () => found && forget(found.id),
    /** Goes back to choosing a file. The current rows are then offered as an unfinished upload. */
    restart() {
      keep(lines)
      setOffers([...own.setAside().flatMap(uploadIn), ...offers])
      dispatch({ type: 'restart' })
    },
  }
}
