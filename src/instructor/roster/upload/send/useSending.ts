import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { failureText, toApiError } from '../../../../api/errors.ts'
import { createRegistrantMutation } from '../../../../api/generated/training.hooks.ts'
import { refreshAfter } from '../../../../api/stale.ts'
import { personBody } from '../../../../domain/person.ts'
import { plural } from '../../../../lib/words.ts'
import { showToast } from '../../../../ui/toast.ts'
import type { Progress, UploadRow } from '../rows/row.ts'
import { isSendable, type Sums } from '../rows/upload-state.ts'
import type { UploadRows } from '../useUploadRows.ts'
import { type Result, SendQueue } from './send-queue.ts'

// Each row shows its own outcome, and the whole upload ends with one toast and one refresh. The session dialog still
// opens.
const ONE_OF_MANY = { toast: { success: '', failure: false }, refresh: 'later' } as const
/** After this many calls in a row fail to reach the server, the rest wait. */
const MAX_OFFLINE = 4
/** Milliseconds. Outcomes are batched, so that hundreds of rows do not cause hundreds of renders. */
const BATCH_MS = 80

export type Sending = ReturnType<typeof useSending>

/** Sends rows to the roster and reports the outcome of each. */
export function useSending(occurrenceId: string, { queue: state, sums, report, compareAgain }: UploadRows) {
  const queryClient = useQueryClient()
  const changed = () => refreshAfter(queryClient, 'createRegistrant')
  const queue = useRef<SendQueue<UploadRow>>(undefined)
  const [isStarting, setStarting] = useState(false)
  const isGone = useRef(false)
  const leave = useEffectEvent(() => {
    isGone.current = true
    // Nobody sees the end of this run, but the roster page must show the students added so far.
    if (queue.current && queue.current.state !== 'done') void changed()
    queue.current?.stop()
  })
  useEffect(() => {
    isGone.current = false
    return () => leave()
  }, [])

  // When the last call has ended, the roster is loaded again.
  const isDone = state === 'done'
  const finish = useEffectEvent(() => {
    void changed()
    showToast(summaryOf(sums))
  })
  useEffect(() => {
    if (isDone) finish()
  }, [isDone])

  const pending = useRef(new Map<number, Progress>())
  const reportPending = () => {
    const changes = pending.current
    pending.current = new Map()
    if (changes.size) report({ type: 'progress', changes })
  }
  const reportSoon = (number: number, progress: Progress) => {
    if (!pending.current.size) setTimeout(reportPending, BATCH_MS)
    pending.current.set(number, progress)
  }

  const call = (row: UploadRow) =>
    queryClient
      .getMutationCache()
      .build(queryClient, {
        ...queryClient.defaultMutationOptions(createRegistrantMutation()),
        meta: ONE_OF_MANY,
      })
      .execute({
        idempotencyKey: row.key,
        body: { occurrenceId, ...personBody(row.values), isManualRegistrant: true },
      })

  const start = (rows: readonly UploadRow[]) => {
    if (isGone.current) return
    let offline = 0
    const send = async (row: UploadRow): Promise<Result> => {
      reportSoon(row.number, { state: 'sending' })
      try {
        await call(row)
        offline = 0
        reportSoon(row.number, { state: 'added' })
        // The upload has been closed, so the end of the queue will not reload the roster.
        if (isGone.current) void changed()
        return 'done'
      } catch (cause) {
        const error = toApiError(cause)
        offline = error.kind === 'network' ? offline + 1 : 0
        const pause = error.isInvalidToken ? 'session' : offline >= MAX_OFFLINE ? 'offline' : undefined
        reportSoon(
          row.number,
          pause
            ? { state: 'here' }
            : { state: 'failed', message: failureText(error, error.isUnanswered ? 'No answer' : '') },
        )
        return pause ? { pause } : 'done'
      }
    }
    queue.current = new SendQueue({
      items: rows,
      send,
      onChange(next) {
        reportPending()
        report({ type: 'queue', queue: next })
      },
    })
    queue.current.start()
  }

  return {
    isStarting,
    isRunning: state !== undefined && state !== 'done',
    /** Compares the rows with the roster again, then sends those that are ready or have failed. */
    async send() {
      setStarting(true)
      const lines = await compareAgain()
      setStarting(false)
      start(lines.filter(isSendable).map(({ row }) => row))
    },
    pause: () => queue.current?.hold('asked'),
    goOn: () => queue.current?.start(),
    stop: () => queue.current?.stop(),
  }
}

/** Failures stay visible in their rows, where they can be fixed, so this toast goes away by itself. */
function summaryOf({ added, failed }: Sums) {
  const message = `${plural(added, 'student')} added to the roster`
  return failed
    ? { intent: 'none' as const, message: `${message}, ${failed} could not be added.` }
    : { intent: 'primary' as const, message: `${message}.` }
}
