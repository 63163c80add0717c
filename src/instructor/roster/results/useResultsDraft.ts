import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { keyOf } from '../../../api/operation-ids.ts'
import { drafts } from '../../../ui/form/drafts.ts'
import { marksOf } from './graded.ts'
import { Marks } from './marks.ts'
import { STATUSES } from './statuses.ts'

/** Milliseconds between a mark and saving it. */
const DELAY = 200

/** Restores saved statuses. Unknown ones, which an older release may have saved, are left out. */
function give(marks: Marks, statuses: Record<string, unknown>) {
  const ids = Object.keys(statuses)
  for (const { status } of STATUSES)
    marks.setStatuses(
      ids.filter((id) => statuses[id] === status),
      status,
    )
}

/** Marks for the students on the roster, including saved marks that were not submitted. */
function startMarks(ids: readonly string[], before: Record<string, unknown> = {}) {
  const marks = new Marks()
  marks.setRegistrants(ids)
  give(marks, before)
  return marks
}

/**
 * The marks of a class. Until they are submitted, they survive a reload, a closed tab and signing in again, and are
 * restored at once. Two tabs share the same marks.
 */
export function useResultsDraft(occurrenceId: string, ids: readonly string[]) {
  const queryClient = useQueryClient()
  const name = marksOf(occurrenceId)
  const [found, setFound] = useState(() => drafts.read(name))
  const [marks] = useState(() => startMarks(ids, found?.values))
  const [isKept, setKept] = useState(true)
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(waiting)
      waiting = undefined
      const statuses = marks.statuses()
      if (Object.keys(statuses).length) setKept(drafts.write(name, statuses))
      else drafts.remove(name)
    }
    // Not on every mark, because a long roster is slow to serialize.
    const stop = marks.subscribe(() => (waiting ??= setTimeout(keep, DELAY)))
    const keepNow = () => waiting && keep()
    addEventListener('pagehide', keepNow)
    const stopHearing = drafts.fromOtherTabs(name, (draft) => {
      if (draft) return give(marks, draft.values)
      // The other tab has started over or submitted. If it submitted, the reloaded class says so.
      marks.clear()
      void queryClient.invalidateQueries({ queryKey: keyOf('getOccurrence') })
    })
    return () => {
      stopHearing()
      removeEventListener('pagehide', keepNow)
      stop()
      keepNow()
    }
  }, [marks, name, queryClient])
  return {
    marks,
    /** When the restored marks were saved, in milliseconds. */
    foundAt: found?.savedAt,
    isKept,
    /** Clears all marks and the saved draft. */
    startOver() {
      setFound(undefined)
      marks.clear()
      drafts.remove(name)
    },
    /** Call this once the marks are submitted: removes the saved draft. */
    settle() {
      setFound(undefined)
      drafts.remove(name)
    },
  }
}
