import { useMutationState } from '@tanstack/react-query'
import type { MutationId } from './operation-ids.ts'

/** The IDs of the resources that a mutation is currently running for, whichever component started it. */
export const usePendingIds = (change: MutationId): readonly string[] =>
  useMutationState({
    filters: { mutationKey: [change], status: 'pending' },
    // Mutations of a single resource all take its `id`, but the cache types their variables as unknown.
    select: ({ state }) => (state.variables as { id: string }).id,
  })
