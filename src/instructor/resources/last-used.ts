import type { LibraryResource } from '../../api/services/content-queries.ts'
import { keptList } from '../../lib/kept-list.ts'

const MOST = 3

/** The ids of what was opened last on this device. */
export const lastUsed = keptList('last-used-resources', MOST)

export type ListedResource = LibraryResource & { isLastUsed: boolean }

/** What was used last comes first; all else stays in the order of the service. */
export const lastUsedFirst = (
  resources: readonly LibraryResource[],
  ids: readonly string[],
): ListedResource[] => [
  ...ids.flatMap((used) => resources.find(({ id }) => id === used) ?? []).map(asUsed(true)),
  ...resources.filter(({ id }) => !ids.includes(id)).map(asUsed(false)),
]

const asUsed = (isLastUsed: boolean) => (resource: LibraryResource) => ({ ...resource, isLastUsed })
