import { useEffect, useState } from 'react'
import type { RegistrantStatus } from '../../api/generated/training.types.ts'
import { drafts } from '../../ui/form/drafts.ts'
import { Marks } from './marks.ts'
import { STATUSES } from './statuses.ts'

/** Milliseconds from a mark until it is kept. */
const DELAY = 200

const isStatus = (value: unknown): value is RegistrantStatus =>
  STATUSES.some(({ status }) => status === value)

/** Marks for those who are on the roster, with what was marked before and not handed in. */
function startMarks(ids: readonly string[], before: Record<string, unknown> = {}) {
  const marks = new Marks()
  marks.setRegistrants(ids)
  for (const [id, status] of Object.entries(before)) if (isStatus(status)) marks.setStatus(id, status)
  return marks
}

/**
 * The marks of a class. Those that are not handed in yet survive a reload, a closed tab and the way to the sign-in and
 * back: they are given again at once.
 */
export function useResultsDraft(occurrenceId: string, ids: readonly string[]) {
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
    return () => {
      removeEventListener('pagehide', keepNow)
      stop()
      keepNow()
    }
  }, [marks, name])
  return {
    marks,
    /** When what was found was marked, in milliseconds. */
    foundAt: found?.savedAt,
    isKept,
    /** Everything is marked anew. */
    startOver() {
      setFound(undefined)
      marks.setStatuses(ids, undefined)
      drafts.remove(name)
    },
    /** They are handed in. */
    settle() {
      setFound(undefined)
      drafts.remove(name)
    },
  }
}
