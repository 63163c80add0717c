import type { IdempotencyKey, IdempotencyKeys } from '../lib/idempotency-keys.ts'
import { toApiError } from './errors.ts'

/**
 * Sends content under its idempotency key. If no answer comes, nobody knows whether it was created: `keys.isOpen(content)`
 * is true then, and the next try repeats the key.
 */
export async function sendOnce<Answer>(
  keys: IdempotencyKeys,
  content: unknown,
  call: (key: IdempotencyKey) => Promise<Answer>,
): Promise<Answer> {
  const key = keys.of(content)
  try {
    const answer = await call(key)
    keys.forget(content)
    return answer
  } catch (cause) {
    const error = toApiError(cause)
    keys.failed(content, key, error)
    throw error
  }
}
