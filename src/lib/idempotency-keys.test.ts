import { expect, test } from 'vitest'
import { IdempotencyKeys, type KeptKeys } from './idempotency-keys.ts'

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

test('what was sent before something was deleted gets another key, because it may be what was deleted', () => {
  const keys = new IdempotencyKeys()
  const before = keys.of('Evening')
  IdempotencyKeys.somethingIsGone()
  const after = keys.of('Evening')
  expect(after).not.toBe(before)
  expect(keys.of('Evening')).toBe(after)
})

test('a reload keeps the keys of what was not seen created', () => {
  const keys = new IdempotencyKeys()
  const evening = keys.of('Evening')
  keys.of('Morning')
  keys.forget('Morning')
  const again = new IdempotencyKeys(JSON.parse(JSON.stringify(keys.kept)) as KeptKeys)
  expect(again.of('Evening')).toBe(evening)
  expect(Object.keys(again.kept)).toEqual(['"Evening"'])
})

test('two forms never share a key', () => {
  expect(new IdempotencyKeys().of('Evening')).not.toBe(new IdempotencyKeys().of('Evening'))
})

test('a form takes over the key of another one, unless something was deleted since', () => {
  const [first, second] = [new IdempotencyKeys(), new IdempotencyKeys()]
  const key = first.of('Evening')
  second.adopt('Evening', first)
  expect(second.of('Evening')).toBe(key)
  expect(second.mayExist('Evening', { isUnanswered: false, status: 500 })).toBe(true)
  expect(first.of('Evening')).not.toBe(key)
  expect([first, second].map((keys) => keys.isOpen('Evening'))).toEqual([false, true])
  const gone = first.of('Morning')
  IdempotencyKeys.somethingIsGone()
  expect(second.isOpen('Evening')).toBe(false)
  second.adopt('Morning', first)
  expect(second.of('Morning')).not.toBe(gone)
})

test('what had no answer may exist until an answer tells', () => {
  const keys = new IdempotencyKeys()
  const fails = (status: number, content = 'Evening') =>
    keys.mayExist(content, { isUnanswered: status === 0, status })
  expect(fails(401)).toBe(false)
  expect(fails(0)).toBe(true)
  expect(fails(401)).toBe(true)
  expect(fails(500)).toBe(true)
  expect(fails(500, 'Morning')).toBe(false)
  expect(fails(409)).toBe(false)
  expect(fails(500)).toBe(false)
  keys.of('Evening')
  const again = new IdempotencyKeys(keys.kept)
  expect(again.mayExist('Evening', { isUnanswered: false, status: 401 })).toBe(true)
  again.forget('Evening')
  expect(again.mayExist('Evening', { isUnanswered: false, status: 401 })).toBe(false)
})
