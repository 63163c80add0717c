import { useQueryClient } from '@tanstack/react-query'
import {
  deleteRegistrantMutation,
  listRegistrantsQuery,
  updateRegistrantMutation,
} from '../../../api/generated/training.hooks.ts'
import type { RegistrantResource } from '../../../api/generated/training.types.ts'
import { callOneOfMany } from '../../shared/many/one-of-many.ts'
import { useMany } from '../../shared/many/useMany.ts'

/** Moves many students to another class. */
export function useMoveMany(to: string) {
  const client = useQueryClient()
  return useMany<RegistrantResource>({
    change: 'updateRegistrant',
    // A move works even if someone has just edited the student, and moving twice to the same class counts once.
    call: ({ id }) =>
      callOneOfMany(client, updateRegistrantMutation(), {
        id,
        ifMatch: undefined,
        body: { occurrenceId: to },
      }),
  })
}

/** Removes many students from a roster. Whoever has left it meanwhile is not removed again. */
export function useRemoveMany(occurrenceId: string) {
  const client = useQueryClient()
  return useMany<RegistrantResource>({
    change: 'deleteRegistrant',
    call: ({ id }) => callOneOfMany(client, deleteRegistrantMutation(), { id }),
    async stillLeft(left) {
      const roster = await client
        .fetchQuery({ ...listRegistrantsQuery({ id: occurrenceId }), staleTime: 0 })
        .catch(() => undefined)
      if (!roster) return left
      const ids = new Set(roster.data.map(({ id }) => id))
      return left.filter(({ id }) => ids.has(id))
    },
  })
}
