import type { MutationFunctionContext, Query, QueryClient } from '@tanstack/react-query'
import { type ApiError, toApiError } from '../errors.ts'
import { type Document, type MutationId, type QueryId, SIGNS } from './signs.ts'

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

const mayBeMade = (error: ApiError) => error.isUnanswered || error.status === 412

/**
 * Makes a change. If its answer is lost, nobody knows whether the server made it: the reads on the screen that would show
 * it are asked again, and if they do, the change has succeeded. The same goes for an edit that is refused because there is
 * a newer version: it may be the own one, whose answer was lost.
 */
export async function orAskAgain<Answer>(
  change: MutationId,
  call: () => Promise<Answer>,
  sent: object,
  { client, meta }: MutationFunctionContext,
): Promise<Answer> {
  const [look, ...reads] = SIGNS[change] ?? []
  const before = new Map(readsOf(client, reads).map(({ queryHash, state }) => [queryHash, state.data]))
  try {
    return await call()
  } catch (cause) {
    const error = toApiError(cause)
    // One of many calls has its own retry, which carries its key.
    if (!look || !mayBeMade(error) || meta?.refresh === 'later') throw error
    for (const query of readsOf(client, reads)) {
      const now = await readAgain(client, query)
      // Every read that is named above answers such a document.
      const found = now && look(now, sent, before.get(query.queryHash) as Document | undefined)
      // A read that holds the resource has the same resource as the answer of the call.
      if (found) return found.answer as Answer
    }
    throw error
  }
}
