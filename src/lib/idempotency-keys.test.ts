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
  IdempotencyKeys.somethingIsGone()
  expect(keys.kept).toEqual({})
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

const NO_ANSWER = { isUnanswered: true, status: 0 }
const answer = (status: number) => ({ isUnanswered: false, status })
/** Sends it and fails. Returns its key. */
const fail = (keys: IdempotencyKeys, content: string, failure: Parameters<IdempotencyKeys['failed']>[2]) => {
  const key = keys.of(content)
  keys.failed(content, key, failure)
  return key
}

test('a form takes over the key of another one, unless something was deleted since', () => {
  const [first, second] = [new IdempotencyKeys(), new IdempotencyKeys()]
  const key = fail(first, 'Evening', NO_ANSWER)
  second.adopt('Evening', first)
  expect([first, second].map((keys) => keys.isOpen('Evening'))).toEqual([false, true])
  expect(second.of('Evening')).toBe(key)
  expect(first.of('Evening')).not.toBe(key)
  const refused = fail(first, 'Noon', answer(500))
  second.adopt('Noon', first)
  expect([second.of('Noon'), second.isOpen('Noon')]).toEqual([refused, false])
  const gone = first.of('Morning')
  IdempotencyKeys.somethingIsGone()
  expect(second.isOpen('Evening')).toBe(false)
  second.adopt('Morning', first)
  expect(second.of('Morning')).not.toBe(gone)
})

test('what had no answer may exist until an answer tells', () => {
  const keys = new IdempotencyKeys()
  const isOpenAfter = (failure: typeof NO_ANSWER, content = 'Evening') => {
    fail(keys, content, failure)
    return keys.isOpen(content)
  }
  expect(isOpenAfter(answer(401))).toBe(false)
  expect(isOpenAfter(NO_ANSWER)).toBe(true)
  for (const status of [401, 429, 500]) expect(isOpenAfter(answer(status))).toBe(true)
  expect(isOpenAfter(answer(500), 'Morning')).toBe(false)
  expect(isOpenAfter(answer(409))).toBe(false)
  expect(isOpenAfter(answer(500))).toBe(false)
})

test.each([401, 409, 429])('if the first try is refused with %i, a reload keeps no key', (status) => {
  const keys = new IdempotencyKeys()
  const refused = fail(keys, 'Evening', answer(status))
  expect(keys.kept).toEqual({})
  expect(keys.of('Evening')).not.toBe(refused)
})

test('a refusal after a lost answer keeps the key, because the first try may still arrive', () => {
  const keys = new IdempotencyKeys()
  const lost = fail(keys, 'Evening', NO_ANSWER)
  expect(fail(keys, 'Evening', answer(409))).toBe(lost)
  expect(keys.of('Evening')).toBe(lost)
})

test('something that is deleted while a call is on its way does not end the key of its lost answer', () => {
  const keys = new IdempotencyKeys()
  const key = keys.of('Evening')
  IdempotencyKeys.somethingIsGone()
  keys.failed('Evening', key, NO_ANSWER)
  expect([keys.of('Evening'), keys.isOpen('Evening')]).toEqual([key, true])
})

test('what a reload kept may exist until an answer tells', () => {
  const before = new IdempotencyKeys()
  before.of('Evening')
  const keys = new IdempotencyKeys(before.kept)
  fail(keys, 'Evening', answer(401))
  expect(keys.isOpen('Evening')).toBe(true)
  keys.forget('Evening')
  keys.of('Evening')
  expect(keys.isOpen('Evening')).toBe(false)
})
