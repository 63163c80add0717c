import type { LibraryResource } from '../../api/services/content-queries.ts'
import { keptList } from '../../lib/kept-list.ts'

const MOST = 3

/** The ids of what was opened last on this device. */
export const lastUsed = keptList('last-used-resources', MOST)

export type ListedResource = LibraryResource & { isLastUsed: boolean }

/** What was used last comes first; all else stays in the order of the service. */
export function lastUsedFirst<One extends { id: string }>(resources: readonly One[], ids: readonly string[]) {
  const used = ids.flatMap((id) => resources.find((one) => one.id === id) ?? [])
  const others = resources.filter(({ id }) => !ids.includes(id))
  return [
    ...used.map((one) => ({ ...one, isLastUsed: true })),
    ...others.map((one) => ({ ...one, isLastUsed: false })),
  ]
}
