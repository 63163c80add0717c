import { useQueryClient } from '@tanstack/react-query'
import { type Dispatch, useEffect, useRef } from 'react'
import { toApiError } from '../../api/errors.ts'
import { createRegistrantMutation } from '../../api/generated/training.hooks.ts'
import { failureText } from '../../api/query-client.ts'
import { personBody } from '../../lib/person.ts'
import type { Progress, UploadRow } from './row.ts'
import { type Result, SendQueue } from './send-queue.ts'
import type { UploadAction } from './upload-state.ts'

// Each row says itself how it went; the end of the upload is one toast. An ended session is still said by its dialog.
const SILENT = { toast: { success: '', failure: false } } as const
/** So many losses of the connection in a row, and the rest waits. */
const LOST = 4
/** Milliseconds in which news are told together: hundreds of rows are not hundreds of renders. */
const TOGETHER = 80

/**
 * Sends rows to the roster and tells of each how it went.
 *
 * @param onLate a student was added when the upload had been left already
 */
export function useSend(occurrenceId: string, dispatch: Dispatch<UploadAction>, onLate: () => unknown) {
  const queryClient = useQueryClient()
  const queue = useRef<SendQueue<UploadRow>>(undefined)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      queue.current?.stop()
    }
  }, [])

  const news = useRef(new Map<number, Progress>())
  const tellAll = () => {
    const changes = news.current
    news.current = new Map()
    if (changes.size) dispatch({ type: 'progress', changes })
  }
  const tell = (number: number, progress: Progress) => {
    if (!news.current.size) setTimeout(tellAll, TOGETHER)
    news.current.set(number, progress)
  }

  const call = (row: UploadRow) =>
    queryClient
      .getMutationCache()
      .build(queryClient, { ...queryClient.defaultMutationOptions(createRegistrantMutation()), meta: SILENT })
      .execute({
        idempotencyKey: row.key,
        body: { occurrenceId, ...personBody(row.values), isManualRegistrant: true },
      })

  return {
    start(rows: readonly UploadRow[]) {
      if (isGone.current) return
      let lost = 0
      const send = async (row: UploadRow): Promise<Result> => {
        tell(row.number, { state: 'sending' })
        try {
          await call(row)
          lost = 0
          tell(row.number, { state: 'added' })
          if (isGone.current) onLate()
          return 'done'
        } catch (cause) {
          const error = toApiError(cause)
          lost = error.kind === 'network' ? lost + 1 : 0
          const pause = error.isInvalidToken ? 'session' : lost >= LOST ? 'offline' : undefined
          tell(row.number, pause ? { state: 'here' } : { state: 'failed', message: failureText(error) })
          return pause ? { pause } : 'done'
        }
      }
      queue.current = new SendQueue({
        items: rows,
        send,
        onChange(state) {
          tellAll()
          dispatch({ type: 'queue', queue: state })
        },
      })
      queue.current.start()
    },
    pause: () => queue.current?.hold('asked'),
    goOn: () => queue.current?.start(),
    stop: () => queue.current?.stop(),
  }
}
