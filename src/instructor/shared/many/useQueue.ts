import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { failureText, toApiError } from '../../../api/errors.ts'
import type { MutationId } from '../../../api/operation-ids.ts'
import { refreshAfter } from '../../../api/stale.ts'
import { type Pause, type QueueState, type Result, SendQueue, watchReach } from './send-queue.ts'

export const PAUSED: Record<Pause, string> = {
  asked: 'Paused',
  offline: 'Paused: we could not reach the server. It goes on when the signal is back',
  session: 'Paused: your session has ended',
}

/** How far an item has got. */
export type Outcome =
  { state: 'here' } | { state: 'sending' } | { state: 'done' } | { state: 'failed'; message: string }

type Options<Item> = {
  /** What the calls make stale. */
  change: MutationId
  call: (item: Item) => Promise<unknown>
  report: (item: Item, outcome: Outcome) => void
  onState: (state: QueueState) => void
}

/**
 * Sends many items, four at a time, and reports the outcome of each. It pauses when the server cannot be reached, and goes
 * on by itself when the browser has a connection again.
 */
export function useQueue<Item>({ change, call, report, onState }: Options<Item>) {
  const queryClient = useQueryClient()
  const queue = useRef<SendQueue<Item>>(undefined)
  const isGone = useRef(false)
  const changed = () => void refreshAfter(queryClient, change)
  const leave = useEffectEvent(() => {
    isGone.current = true
    // Nobody sees the end of this run, but the page must show what it has changed so far.
    if (queue.current && queue.current.state !== 'done') changed()
    queue.current?.stop()
  })
  useEffect(() => {
    isGone.current = false
    const resume = () => {
      if (queue.current?.state === 'offline') queue.current.start()
    }
    window.addEventListener('online', resume)
    return () => {
      window.removeEventListener('online', resume)
      leave()
    }
  }, [])

  return {
    start(items: readonly Item[]) {
      if (isGone.current) return
      const begin = watchReach()
      const send = async (item: Item): Promise<Result> => {
        const reach = begin()
        report(item, { state: 'sending' })
        try {
          await call(item)
          reach.answered()
          report(item, { state: 'done' })
          // The queue has been left, so its end will not refresh the page.
          if (isGone.current) changed()
          return 'done'
        } catch (cause) {
          const error = toApiError(cause)
          const isLost = error.kind === 'network' ? reach.failed() : reach.answered()
          const pause = error.isInvalidToken ? 'session' : isLost ? 'offline' : undefined
          const message = failureText(error, error.isUnanswered ? 'No answer' : '')
          report(item, pause ? { state: 'here' } : { state: 'failed', message })
          return pause ? { pause } : 'done'
        }
      }
      queue.current = new SendQueue({
        items,
        send,
        onChange(state) {
          if (state === 'done') changed()
          onState(state)
        },
      })
      queue.current.start()
    },
    pause: () => queue.current?.hold('asked'),
    goOn: () => queue.current?.start(),
    stop: () => queue.current?.stop(),
  }
}
