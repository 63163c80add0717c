import type { Query, QueryClient } from '@tanstack/react-query'
import type { Before } from './or-ask-again.ts'
import { type Asked, type Document, type Found, type MutationId, type QueryId, SIGNS } from './signs.ts'

/** The reads that would show a change: those on the screen, or else one that was there before. */
function readsOf(client: QueryClient, ids: readonly QueryId[]): Query[] {
  const known = client.getQueryCache().findAll({ predicate: ({ queryKey }) => ids.includes(queryKey[0]) })
  const active = known.filter((query) => query.isActive())
  return active.length ? active : known.slice(0, 1)
}

/** Reads once more, past the cache: the screens change when the change has settled. Without an answer there is no sign. */
async function readAgain(
  client: QueryClient,
  { options, queryKey, meta }: Query,
): Promise<Document | undefined> {
  if (typeof options.queryFn !== 'function') return undefined
  const { signal } = new AbortController()
  try {
    return (await options.queryFn({
      client,
      queryKey,
      meta,
      signal,
      pageParam: undefined,
      direction: 'forward',
    })) as Document
  } catch {
    return undefined
  }
}

/** Looks for a change in the reads that would show it. Undefined if none of them does, or none can be read. */
export async function askAgain(
  change: MutationId,
  sent: object,
  before: Before,
  client: QueryClient,
): Promise<Found | undefined> {
  const [look, ...reads] = SIGNS[change] ?? []
  for (const query of readsOf(client, reads)) {
    const now = await readAgain(client, query)
    // Every read that is named above answers such a document.
    const [, asked = {}] = query.queryKey as [QueryId, Asked?]
    const found = now && look?.(now, sent, before.get(query.queryHash) as Document | undefined, asked)
    if (found) return found
  }
  return undefined
}
