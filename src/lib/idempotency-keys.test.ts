import { expect, test } from 'vitest'
import { idempotencyKeys } from './idempotency-keys.ts'

test('the same content has the same key, and other content another', () => {
  const keyOf = idempotencyKeys()
  const first = keyOf({ name: 'Evening' })
  expect(keyOf({ name: 'Evening' })).toBe(first)
  const second = keyOf({ name: 'Morning' })
  expect(second).not.toBe(first)
  expect(keyOf({ name: 'Morning' })).toBe(second)
  expect(idempotencyKeys()({ name: 'Morning' })).not.toBe(second)
})
