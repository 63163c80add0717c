import { useMutationState } from '@tanstack/react-query'
import type { MutationId } from './operation-ids.ts'

const useIds = (change: MutationId, status: 'pending' | 'success'): readonly string[] =>
  useMutationState({
    filters: { mutationKey: [change], status },
    // Mutations of a single resource all take its `id`, but the cache types their variables as unknown.
    select: ({ state }) => (state.variables as { id: string }).id,
  })

/** The IDs of the resources that a mutation is currently running for, whichever component started it. */
export const usePendingIds = (change: MutationId) => useIds(change, 'pending')

/** The IDs of the resources that a mutation succeeded for in the last minutes. */
export const useDoneIds = (change: MutationId) => useIds(change, 'success')
