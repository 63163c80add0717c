import { expect, test } from 'vitest'
import { reference, traceparent } from './trace.ts'

test('the calls of a page are steps of one trace, which the reference begins', () => {
  const calls = Array.from({ length: 5 }, traceparent)
  for (const call of calls) expect(call).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
  expect(new Set(calls).size).toBe(5)
  expect(new Set(calls.map((call) => call.slice(3, 35))).size).toBe(1)
  expect(reference).toBe(calls[0]?.slice(3, 11))
})
