import { useMutationState } from '@tanstack/react-query'
import type { MutationId } from './operation-ids.ts'

/** The ids that a change is under way for, in whatever part of the page it was begun. */
export const usePendingIds = (change: MutationId): readonly string[] =>
  useMutationState({
    filters: { mutationKey: [change], status: 'pending' },
    // Every change of one resource is called with its id; the cache types its variables as unknown.
    select: ({ state }) => (state.variables as { id: string }).id,
  })
