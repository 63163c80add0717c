import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createRegistrantMutation } from '../../../../api/generated/training.hooks.ts'
import { personBody } from '../../../../domain/person.ts'
import { plural } from '../../../../lib/words.ts'
import { showToast } from '../../../../ui/toast.ts'
import { callOneOfMany } from '../../../shared/many/one-of-many.ts'
import { useQueue } from '../../../shared/many/useQueue.ts'
import type { Progress, UploadRow } from '../rows/row.ts'
import { isSendable, type Sums } from '../rows/upload-state.ts'
import type { UploadRows } from '../useUploadRows.ts'

/** Milliseconds. Outcomes are batched, so that hundreds of rows do not cause hundreds of renders. */
const BATCH_MS = 80

export type Sending = ReturnType<typeof useSending>

/** Sends rows to the roster and reports the outcome of each. */
export function useSending(occurrenceId: string, { queue: state, sums, report, compareAgain }: UploadRows) {
  const queryClient = useQueryClient()
  const [isStarting, setStarting] = useState(false)

  const isDone = state === 'done'
  const finish = useEffectEvent(() => showToast(summaryOf(sums)))
  useEffect(() => {
    if (isDone) finish()
  }, [isDone])

  const pending = useRef(new Map<number, Progress>())
  const reportPending = () => {
    const changes = pending.current
    pending.current = new Map()
    if (changes.size) report({ type: 'progress', changes })
  }

  const { start, ...queue } = useQueue<UploadRow>({
    change: 'createRegistrant',
    call: (row) =>
      callOneOfMany(queryClient, createRegistrantMutation(), {
        idempotencyKey: row.key,
        body: { occurrenceId, ...personBody(row.values), isManualRegistrant: true },
      }),
    report({ number }, outcome) {
      if (!pending.current.size) setTimeout(reportPending, BATCH_MS)
      pending.current.set(number, outcome.state === 'done' ? { state: 'added' } : outcome)
    },
    onState(next) {
      reportPending()
      report({ type: 'queue', queue: next })
    },
  })

  return {
    ...queue,
    isStarting,
    isRunning: state !== undefined && state !== 'done',
    /** Compares the rows with the roster again, then sends those that are ready or have failed. */
    async send() {
      setStarting(true)
      const lines = await compareAgain()
      setStarting(false)
      start(lines.filter(isSendable).map(({ row }) => row))
    },
  }
}

/** Failures stay visible in their rows, where they can be fixed, so this toast goes away by itself. */
function summaryOf({ added, failed }: Sums) {
  const message = `${plural(added, 'student')} added to the roster`
  return failed
    ? { intent: 'none' as const, message: `${message}, ${failed} could not be added.` }
    : { intent: 'primary' as const, message: `${message}.` }
}
