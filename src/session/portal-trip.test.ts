import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { portalTrip } from './portal-trip.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.useFakeTimers()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a person is at the portal from the moment they are sent there until they are back', () => {
  expect(portalTrip.isUnderWay()).toBe(false)
  portalTrip.begin()
  expect(portalTrip.isUnderWay()).toBe(true)
  portalTrip.end()
  expect(portalTrip.isUnderWay()).toBe(false)
})

test('after ten minutes they are not waited for', () => {
  portalTrip.begin()
  vi.advanceTimersByTime(10 * 60_000 - 1)
  expect(portalTrip.isUnderWay()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(portalTrip.isUnderWay()).toBe(false)
})

test('a forbidden storage remembers nothing and breaks nothing', () => {
  vi.stubGlobal('sessionStorage', undefined)
  portalTrip.begin()
  expect(portalTrip.isUnderWay()).toBe(false)
})
