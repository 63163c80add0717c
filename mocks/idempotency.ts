import type { ContractOperation } from '../contracts/reader/contracts.ts'
import type { Context } from './handler.ts'
import { invalid } from './refusal.ts'

type Sent = { operation: ContractOperation; key: string | undefined; args: object; context: Context }

/**
 * Runs an operation, or returns the answer this caller got before for the same key. Reusing a key with different
 * arguments is a client error.
 */
export function once(sent: Sent, run: () => unknown): unknown {
  const { operation, key, args, context } = sent
  if (!key) return run()
  const id = [operation.id, context.actor?.userId ?? '', key].join(' ')
  const request = JSON.stringify(args, inOrder)
  const before = context.db.answer.get(id)
  if (before && before.request !== request)
    throw invalid('This key was used for something else.', 'Idempotency-Key')
  if (before) return before.body ?? undefined
  const body = run()
  context.db.answer.create({ id, request, body: body ?? null })
  return body
}

/** Sorts the keys of JSON objects, so that requests that differ only in key order are equal. */
const inOrder = (_: string, value: unknown) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value
