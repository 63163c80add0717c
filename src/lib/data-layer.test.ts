import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { track } from './data-layer.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an event goes into the data layer at once if there is one', () => {
  window.dataLayer = []
  track('account_created')
  expect(window.dataLayer).toEqual([{ event: 'account_created' }])
  expect(vi.getTimerCount()).toBe(0)
})

test('a data layer that appears at the last of 40 looks gets the event', () => {
  track('logged_in')
  vi.advanceTimersByTime(38 * 100)
  window.dataLayer = []
  vi.advanceTimersByTime(99)
  expect(window.dataLayer).toEqual([])
  vi.advanceTimersByTime(1)
  expect(window.dataLayer).toEqual([{ event: 'logged_in' }])
})

test('after 40 looks the event is let go', () => {
  track('logged_in')
  vi.advanceTimersByTime(39 * 100)
  expect(vi.getTimerCount()).toBe(0)
  window.dataLayer = []
  vi.advanceTimersByTime(10_000)
  expect(window.dataLayer).toEqual([])
})

test('what is no queue is left alone', () => {
  vi.stubGlobal('window', { dataLayer: 'blocked' })
  track('logged_in')
  vi.advanceTimersByTime(10_000)
  expect(window.dataLayer).toBe('blocked')
})
