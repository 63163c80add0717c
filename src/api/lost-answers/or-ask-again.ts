import type { MutationFunctionContext, QueryClient } from '@tanstack/react-query'
import { toApiError } from '../errors.ts'
import type { Found, MutationId } from './signs.ts'

/** What the reads had before a change, by their hashes. */
export type Before = ReadonlyMap<string, unknown>
type AskAgain = (
  change: MutationId,
  sent: object,
  before: Before,
  client: QueryClient,
) => Promise<Found | undefined>

let askAgain: AskAgain | undefined

/** Public pages name it with their first form, the instructors' half with its frame, so that no first call waits for it. */
export const askAgainWith = (one: AskAgain) => {
  askAgain = one
}

/**
 * Makes a change. If its answer is lost, nobody knows whether the server made it: the reads that would show it are asked
 * again, and if they do, the change has succeeded. The same goes for an edit that is refused because there is a newer
 * version: it may be the own one, whose answer was lost.
 */
export async function orAskAgain<Answer>(
  change: MutationId,
  call: () => Promise<Answer>,
  sent: object,
  { client, meta }: MutationFunctionContext,
): Promise<Answer> {
  const reads = client.getQueryCache().getAll()
  const before = new Map(reads.map(({ queryHash, state }) => [queryHash, state.data]))
  try {
    return await call()
  } catch (cause) {
    const error = toApiError(cause)
    // One of many calls has its own retry, which carries its key.
    if (meta?.refresh === 'later' || !(error.isUnanswered || error.status === 412)) throw error
    const found = await askAgain?.(change, sent, before, client)
    if (!found) throw error
    // A read that holds the resource has the same resource as the answer of the call.
    return found.answer as Answer
  }
}
