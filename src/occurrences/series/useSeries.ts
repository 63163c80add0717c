import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { failureText, toApiError } from '../../api/errors.ts'
import { useCreateOccurrence } from '../../api/generated/training.hooks.ts'
import { refreshAfter } from '../../api/stale.ts'
import { type SeriesRow, tally, withOutcome } from './series.ts'

/** Adds classes one after the other, each with its own call and its own outcome. */
export function useSeries(onAllAdded: () => void) {
  const queryClient = useQueryClient()
  const create = useCreateOccurrence({ meta: { toast: { failure: false }, refresh: 'later' } })
  const [rows, setRows] = useState<SeriesRow[]>([])
  const sending = useRef(false)

  const sendOne = async ({ args }: SeriesRow): Promise<Pick<SeriesRow, 'outcome' | 'message'>> => {
    try {
      await create.mutateAsync(args)
      return { outcome: 'added' }
    } catch (cause) {
      return { outcome: 'failed', message: failureText(toApiError(cause)) }
    }
  }
  const send = async (begun: SeriesRow[]) => {
    if (sending.current) return
    sending.current = true
    let now: SeriesRow[] = begun.map((row) =>
      row.outcome === 'added' ? row : { ...row, outcome: 'waiting' },
    )
    for (const [i, row] of begun.entries()) {
      if (row.outcome === 'added') continue
      setRows((now = withOutcome(now, i, { outcome: 'sending' })))
      setRows((now = withOutcome(now, i, await sendOne(row))))
    }
    // Before the lists refresh: the retry button is there already, and a press on it must not be lost.
    sending.current = false
    await refreshAfter(queryClient, 'createOccurrence')
    if (!tally(now).failed) onAllAdded()
  }
  return {
    rows,
    start: (begun: SeriesRow[]) => void send(begun),
    /** Sends the failed classes again, and only those. */
    retry: () => void send(rows),
    forget: () => setRows([]),
    isSending: () => sending.current,
  }
}

export type Series = ReturnType<typeof useSeries>
