import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { failureText, toApiError } from '../../../api/errors.ts'
import { useCreateOccurrence } from '../../../api/generated/training.hooks.ts'
import { sendOnce } from '../../../api/send-once.ts'
import { refreshAfter } from '../../../api/stale.ts'
import type { IdempotencyKeys } from '../../../lib/idempotency-keys.ts'
import { type SeriesRow, tally, withOutcome } from './plan/series.ts'

/**
 * Adds classes one after the other, each with its own call and its own outcome.
 *
 * @param keys of the dialog: they outlive each attempt, so that a class whose answer was lost is not added twice, even if
 *   the series is sent again from the form
 * @param onAdded called for each class at once, because the session may end halfway
 */
export function useSeries(keys: IdempotencyKeys, onAllAdded: () => void, onAdded?: (row: SeriesRow) => void) {
  const queryClient = useQueryClient()
  const create = useCreateOccurrence({ meta: { toast: { failure: false }, refresh: 'later' } })
  const [rows, setRows] = useState<SeriesRow[]>([])
  const sending = useRef(false)

  const sendOne = async (row: SeriesRow): Promise<Pick<SeriesRow, 'outcome' | 'message'>> => {
    const { body } = row
    try {
      await sendOnce(keys, body, (idempotencyKey) => create.mutateAsync({ body, idempotencyKey }))
      onAdded?.(row)
      return { outcome: 'added' }
    } catch (cause) {
      return { outcome: keys.isOpen(body) ? 'unknown' : 'failed', message: failureText(toApiError(cause)) }
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
    if (!tally(now).left) onAllAdded()
  }
  return {
    rows,
    start: (begun: SeriesRow[]) => void send(begun),
    /** Sends the classes again that were not added, and only those. */
    retry: () => void send(rows),
    forget: () => setRows([]),
    isSending: () => sending.current,
  }
}

export type Series = ReturnType<typeof useSeries>
