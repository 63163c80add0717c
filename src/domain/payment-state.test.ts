import { expect, test } from 'vitest'
import { paymentStateOf } from './payment-state.ts'

test.each([
  [false, false, 'not-connected'],
  [undefined, false, 'not-connected'],
  [false, true, 'not-connected'],
  [true, false, 'not-enabled'],
  [true, true, 'ready'],
])('connected: %s, enabled: %s is %s', (hasPaymentProcessorId, paymentEnabled, state) =>
  expect(paymentStateOf({ hasPaymentProcessorId, paymentEnabled })).toBe(state),
)
