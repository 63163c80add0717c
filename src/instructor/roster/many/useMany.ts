import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  deleteRegistrantMutation,
  listRegistrantsQuery,
  updateRegistrantMutation,
} from '../../../api/generated/training.hooks.ts'
import type { RegistrantResource } from '../../../api/generated/training.types.ts'
import type { QueueState } from '../sending/send-queue.ts'
import { ONE_OF_MANY, type Outcome, useQueue } from '../sending/useQueue.ts'

/** What happens to the students: they move to another class, or are removed from the roster. */
export type Act = { kind: 'move'; to: string } | { kind: 'remove' }
export type Line = { registrant: RegistrantResource; outcome: Outcome }

/** Does the same to many students of a class, with an outcome for each. What failed can be tried again. */
export function useMany(occurrenceId: string, act: Act) {
  const queryClient = useQueryClient()
  const [lines, setLines] = useState<readonly Line[]>([])
  const [state, setState] = useState<QueueState>()
  const set = (ids: ReadonlySet<string>, outcome: Outcome) =>
    setLines((before) => before.map((line) => (ids.has(line.registrant.id) ? { ...line, outcome } : line)))
  const queue = useQueue<RegistrantResource>({
    change: act.kind === 'move' ? 'updateRegistrant' : 'deleteRegistrant',
    call({ id }) {
      const cache = queryClient.getMutationCache()
      if (act.kind === 'remove')
        return cache
          .build(queryClient, {
            ...queryClient.defaultMutationOptions(deleteRegistrantMutation()),
            meta: ONE_OF_MANY,
          })
          .execute({ id })
      // A student can move whatever somebody else has just corrected, and twice to the same class is once.
      return cache
        .build(queryClient, {
          ...queryClient.defaultMutationOptions(updateRegistrantMutation()),
          meta: ONE_OF_MANY,
        })
        .execute({ id, ifMatch: undefined, body: { occurrenceId: act.to } })
    },
    report: ({ id }, outcome) => set(new Set([id]), outcome),
    onState: setState,
  })
  const failed = lines.filter(({ outcome }) => outcome.state === 'failed')
  return {
    ...queue,
    lines,
    failed,
    done: lines.filter(({ outcome }) => outcome.state === 'done').map(({ registrant }) => registrant),
    state,
    isSending: () => state !== undefined && state !== 'done',
    start(registrants: readonly RegistrantResource[]) {
      setLines(registrants.map((registrant) => ({ registrant, outcome: { state: 'here' } })))
      queue.start(registrants)
    },
    /** Whoever has left the roster meanwhile, by a call whose answer was lost or by another hand, is not removed again. */
    async retry() {
      const left = lines.filter(({ outcome }) => outcome.state !== 'done').map(({ registrant }) => registrant)
      let there = left
      if (act.kind === 'remove') {
        const roster = await queryClient
          .fetchQuery({ ...listRegistrantsQuery({ id: occurrenceId }), staleTime: 0 })
          .catch(() => undefined)
        const ids = new Set(roster?.data.map(({ id }) => id))
        if (roster) there = left.filter(({ id }) => ids.has(id))
        set(new Set(left.filter((one) => !there.includes(one)).map(({ id }) => id)), { state: 'done' })
      }
      set(new Set(there.map(({ id }) => id)), { state: 'here' })
      queue.start(there)
    },
  }
}

export type Many = ReturnType<typeof useMany>
