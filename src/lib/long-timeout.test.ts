import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callAt } from './long-timeout.ts'

const DAY = 86_400_000
beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test.each([0.5, 24, 25, 45, 100])('waits exactly %d days', (days) => {
  const callback = vi.fn()
  callAt(Date.now() + days * DAY, callback)
  vi.advanceTimersByTime(days * DAY - 1)
  expect(callback).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(callback).toHaveBeenCalledOnce()
})

test('calls back at once for a past instant, and never once canceled', () => {
  const late = vi.fn()
  const canceled = vi.fn()
  callAt(Date.now() - DAY, late)
  callAt(Date.now() + DAY, canceled)()
  vi.advanceTimersByTime(2 * DAY)
  expect(late).toHaveBeenCalledOnce()
  expect(canceled).not.toHaveBeenCalled()
})
