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

test('a trip to the portal lasts from leaving for it until the return', () => {
  expect(portalTrip.isUnderWay()).toBe(false)
  portalTrip.begin()
  expect(portalTrip.isUnderWay()).toBe(true)
  portalTrip.end()
  expect(portalTrip.isUnderWay()).toBe(false)
})

test('a trip ends after ten minutes', () => {
  portalTrip.begin()
  vi.advanceTimersByTime(10 * 60_000 - 1)
  expect(portalTrip.isUnderWay()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(portalTrip.isUnderWay()).toBe(false)
})

test('nothing is remembered and nothing breaks if the browser blocks storage', () => {
  vi.stubGlobal('sessionStorage', undefined)
  portalTrip.begin()
  expect(portalTrip.isUnderWay()).toBe(false)
})
