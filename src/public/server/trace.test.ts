import { expect, test } from 'vitest'
import { inTrace, traceId, traceparent } from './trace.ts'

const ID = '4bf92f3577b34da6a3ce929d0e0e4736'

test('a call continues the trace of its request, as a step of its own', () => {
  const given = `00-${ID}-00f067aa0ba902b7-01`
  const [one, other] = inTrace(given, () => [traceparent(), traceparent()])
  for (const call of [one, other]) expect(call).toMatch(new RegExp(`^00-${ID}-[0-9a-f]{16}-01$`))
  expect(new Set([given, one, other]).size).toBe(3)
})

test.each([
  undefined,
  '',
  'evil',
  `00-${ID}-00f067aa0ba902b7-01\nx`,
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
])('a request with the trace %j gets one of its own', (given) =>
  expect(inTrace(given, traceId)).toMatch(/^(?!0{32})(?!4bf92f)[0-9a-f]{32}$/),
)

test("beside OpenTelemetry's SDK, a call has the header of the SDK alone, and the log still names the trace", () => {
  const name = Symbol.for('opentelemetry.js.api.1')
  Object.defineProperty(globalThis, name, { value: {}, configurable: true })
  const seen = inTrace(`00-${ID}-00f067aa0ba902b7-01`, () => [traceId(), traceparent()])
  Reflect.deleteProperty(globalThis, name)
  expect(seen).toEqual([ID, undefined])
})

test('outside of a request there is no trace', () =>
  expect([traceId(), traceparent()]).toEqual([undefined, undefined]))
