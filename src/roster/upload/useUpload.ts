import { useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useMemo, useReducer, useState } from 'react'
import { useListRegistrants } from '../../api/generated/training.hooks.ts'
import type { OccurrenceResource } from '../../api/generated/training.types.ts'
import { refreshAfter } from '../../api/stale.ts'
import { plural } from '../../lib/plural.ts'
import { showToast } from '../../ui/toast.ts'
import { bookOf } from './check-rows.ts'
import { keptUpload } from './kept-upload.ts'
import { readSheet } from './read-sheet.ts'
import { Refusal } from './refusal.ts'
import {
  emptyUpload,
  isLeft,
  isSendable,
  linesOf,
  reduceUpload,
  sumsOf,
  type UploadAction,
} from './upload-state.ts'
import { useSend } from './useSend.ts'

export type Upload = ReturnType<typeof useUpload>

const NOBODY: never[] = []
/** Milliseconds without a change before what is here is kept. */
const PAUSE = 300

/** One upload to the roster of a class, from the file to the last row. */
export function useUpload({ id }: OccurrenceResource) {
  const [state, dispatch] = useReducer(reduceUpload, emptyUpload)
  const [reading, setReading] = useState<{ refused?: { fileName: string; message: string } }>()
  const [isStarting, setStarting] = useState(false)
  const [found, setFound] = useState(() => keptUpload.read(id))
  const roster = useListRegistrants({ id })
  const removed = useListRegistrants({ id, filter: 'deleted' })
  const queryClient = useQueryClient()
  const changed = () => refreshAfter(queryClient, 'createRegistrant')
  const book = useMemo(
    () => bookOf(roster.data?.data ?? NOBODY, removed.data?.data ?? NOBODY),
    [roster.data, removed.data],
  )
  const lines = useMemo(() => linesOf(state.rows, book), [state.rows, book])
  const sums = useMemo(() => sumsOf(lines), [lines])
  // A thousand rows are drawn a little at a time, so that no key waits for them; what is typed shows at once.
  const act = (action: UploadAction) =>
    ['edit', 'map'].includes(action.type) ? dispatch(action) : startTransition(() => dispatch(action))
  const sending = useSend(id, dispatch, changed)
  const { step, fileName, queue } = state
  const isRunning = queue !== undefined && queue !== 'done'
  const left = lines.filter(isLeft)

  // The roster is read anew once, when nothing more is on its way.
  const isDone = queue === 'done'
  useEffect(() => {
    if (!isDone) return
    void changed()
    showToast(endOf(sums))
    // Once for each run.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isDone])

  const keep = () => {
    const rows = left.map(({ row }) => row)
    if (rows.length) keptUpload.write(id, fileName, rows)
    else keptUpload.remove(id)
  }
  const isOpen = step === 'rows'
  useEffect(() => {
    if (!isOpen) return undefined
    const timer = setTimeout(keep, PAUSE)
    return () => clearTimeout(timer)
    // What is kept follows from these.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOpen, lines, fileName, id])

  return {
    ...state,
    lines,
    sums,
    left,
    isRunning,
    dispatch: act,
    /** Undefined before the first file; then whether it is being read, or why it was not taken. */
    reading,
    /** Both lists that rows are compared with. */
    isCompared: roster.data !== undefined && removed.data !== undefined,
    found,
    async read(source: File | string) {
      const name = typeof source === 'string' ? 'what you pasted' : source.name
      setReading({})
      try {
        const sheet = await readSheet(source)
        act({ type: 'read', fileName: name, sheet })
        startTransition(() => setReading(undefined))
      } catch (cause) {
        const { message } = cause instanceof Refusal ? cause : new Refusal('unreadable')
        setReading({ refused: { fileName: name, message } })
      }
    },
    refuse: (refusal: Refusal) => setReading({ refused: { fileName: 'them', message: refusal.message } }),
    restore() {
      if (found) act({ type: 'restore', fileName: found.fileName, rows: found.rows })
      setFound(undefined)
    },
    forget() {
      keptUpload.remove(id)
      setFound(undefined)
    },
    /** Looks at the roster once more, then sends what is ready or has failed. */
    async send() {
      setStarting(true)
      const { data } = await roster.refetch()
      setStarting(false)
      const fresh = bookOf(data?.data ?? NOBODY, removed.data?.data ?? NOBODY)
      const sendable = linesOf(state.rows, fresh).filter(isSendable)
      sending.start(sendable.map(({ row }) => row))
    },
    isStarting,
    /** What is here is kept; the roster shows who was added. */
    leave() {
      keep()
      void changed()
    },
    /** Back to the choice of a file; the rows that were here are offered again. */
    restart() {
      if (left.length) keep()
      setFound(keptUpload.read(id))
      act({ type: 'restart' })
    },
    pause: sending.pause,
    goOn: sending.goOn,
    stop: sending.stop,
  }
}

/** Failures stand in place, where they can be put right: the toast does not stay for them. */
function endOf({ added, failed }: Upload['sums']) {
  const said = `${plural(added, 'student')} added to the roster`
  return failed
    ? { intent: 'none' as const, message: `${said}, ${failed} could not be added.` }
    : { intent: 'primary' as const, message: `${said}.` }
}
