import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { keyOf } from '../../api/operation-ids.ts'
import { drafts } from '../../ui/form/drafts.ts'
import { Marks } from './marks.ts'
import { STATUSES } from './statuses.ts'

/** Milliseconds from a mark until it is kept. */
const DELAY = 200

/** Whatever is no status, as an older release may have kept, is left out. */
function give(marks: Marks, statuses: Record<string, unknown>) {
  const ids = Object.keys(statuses)
  for (const { status } of STATUSES)
    marks.setStatuses(
      ids.filter((id) => statuses[id] === status),
      status,
    )
}

/** Marks for those who are on the roster, with what was marked before and not handed in. */
function startMarks(ids: readonly string[], before: Record<string, unknown> = {}) {
  const marks = new Marks()
  marks.setRegistrants(ids)
  give(marks, before)
  return marks
}

/**
 * The marks of a class. Those that are not handed in yet survive a reload, a closed tab and the way to the sign-in and
 * back: they are given again at once. In two tabs they are the same marks.
 */
export function useResultsDraft(occurrenceId: string, ids: readonly string[]) {
  const queryClient = useQueryClient()
  const name = `results.${occurrenceId}`
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
    // Not at each mark: a long roster is a long text.
    const stop = marks.subscribe(() => (waiting ??= setTimeout(keep, DELAY)))
    const keepNow = () => waiting && keep()
    addEventListener('pagehide', keepNow)
    const stopHearing = drafts.fromOtherTabs(name, (draft) => {
      if (draft) return give(marks, draft.values)
      // Begun anew there, or handed in; then the class says so.
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
    /** When what was found was marked, in milliseconds. */
    foundAt: found?.savedAt,
    isKept,
    /** Everything is marked anew. */
    startOver() {
      setFound(undefined)
      marks.clear()
      drafts.remove(name)
    },
    /** They are handed in. */
    settle() {
      setFound(undefined)
      drafts.remove(name)
    },
  }
}
