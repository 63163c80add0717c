import { expect, test } from 'vitest'
import { IdempotencyKeys } from './idempotency-keys.ts'

test('the same content keeps its key until it is created, and different content gets another key', () => {
  const keys = new IdempotencyKeys()
  const first = keys.of({ name: 'Evening' })
  const second = keys.of({ name: 'Morning' })
  expect(second).not.toBe(first)
  expect(keys.of({ name: 'Evening' })).toBe(first)
  keys.forget({ name: 'Evening' })
  expect(keys.of({ name: 'Evening' })).not.toBe(first)
  expect(keys.of({ name: 'Morning' })).toBe(second)
})

test('two forms never share a key', () => {
  expect(new IdempotencyKeys().of('Evening')).not.toBe(new IdempotencyKeys().of('Evening'))
})
