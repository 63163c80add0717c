import { useMutationState } from '@tanstack/react-query'
import { useMemo } from 'react'
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

/** What was done to a resource. `order` is higher for a later change. */
export type Change = { kind: 'created' | 'updated'; order: number }

type Resource = { type: string; id: string }
const isResource = (value: unknown): value is Resource =>
  typeof value === 'object' && value !== null && 'type' in value && 'id' in value
const keyOfResource = ({ type, id }: Resource) => `${type} ${id}`

const KINDS = [
  ['create', 'created'],
  ['update', 'updated'],
] as const

/** What was added or changed from this page in the last minutes: gives the change of a row, if it is one of those. */
export function useChanges(): (row: unknown) => Change | undefined {
  const done = useMutationState({
    filters: { status: 'success' },
    select({ mutationId, options, state }) {
      const [change = ''] = options.mutationKey ?? []
      const kind = KINDS.find(([verb]) => change.startsWith(verb))?.[1]
      const { data } = (state.data ?? {}) as { data?: unknown }
      return kind && isResource(data) ? { type: data.type, id: data.id, kind, order: mutationId } : undefined
    },
  })
  return useMemo(() => {
    const changes = new Map<string, Change>()
    const ids = new Set<string>()
    for (const one of done) {
      if (!one) continue
      const { id, kind, order } = one
      const key = keyOfResource(one)
      ids.add(id)
      // What is new and has been changed since is still new.
      changes.set(key, { kind: changes.get(key)?.kind ?? kind, order })
    }
    // A table asks for each of its 10,000 rows, and few have changed.
    return (row) => (isResource(row) && ids.has(row.id) ? changes.get(keyOfResource(row)) : undefined)
  }, [done])
}
