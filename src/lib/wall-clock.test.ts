import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, inZone, isDate, wallTime } from './wall-clock.ts'

describe('a wall time', () => {
  test.each([
    ['2026-12-05', '09:00', 'America/Chicago', '2026-12-05T09:00:00-06:00'],
    ['2027-07-05', '09:00', 'America/Chicago', '2027-07-05T09:00:00-05:00'],
    ['2027-07-05', '09:00', 'America/Phoenix', '2027-07-05T09:00:00-07:00'],
    ['2027-07-05', '23:30', 'Pacific/Honolulu', '2027-07-05T23:30:00-10:00'],
    ['2027-03-14', '01:59', 'America/Chicago', '2027-03-14T01:59:00-06:00'],
    ['2027-03-14', '03:00', 'America/Chicago', '2027-03-14T03:00:00-05:00'],
    ['2027-01-01', '00:00', 'Pacific/Guam', '2027-01-01T00:00:00+10:00'],
    ['2027-01-01', '08:00', '-06:00', '2027-01-01T08:00:00-06:00'],
    ['2027-01-01', '08:00', '-03:30', '2027-01-01T08:00:00-03:30'],
    ['2027-01-01', '08:00', '+05:45', '2027-01-01T08:00:00+05:45'],
    ['2027-01-01', '08:00', 'UTC', '2027-01-01T08:00:00+00:00'],
  ])('%s %s in %s', (date, time, zone, iso) => {
    const found = wallTime(date, time, zone)
    expect(found).toEqual({ iso, instant: Date.parse(iso), isDoubled: false })
  })

  test.each([
    ['2027-03-14', '02:00', 'America/Chicago'],
    ['2027-03-14', '02:30', 'America/New_York'],
    ['2027-03-14', '02:59', 'America/Los_Angeles'],
    ['2027-02-30', '09:00', 'America/Chicago'],
    ['2027-13-01', '09:00', 'America/Chicago'],
    ['2027-01-01', '24:00', 'America/Chicago'],
    ['2027-01-01', '9:00', 'America/Chicago'],
    ['', '', 'America/Chicago'],
    ['02027-01-01', '09:00', 'America/Chicago'],
  ])('%s %s in %s is never', (date, time, zone) => expect(wallTime(date, time, zone)).toBeUndefined())

  test('skips no hour in Arizona', () =>
    expect(wallTime('2027-03-14', '02:30', 'America/Phoenix')?.isDoubled).toBe(false))

  test('is the first of the two when an hour repeats', () => {
    expect(wallTime('2026-11-01', '01:30', 'America/Chicago')).toEqual({
      iso: '2026-11-01T01:30:00-05:00',
      instant: Date.parse('2026-11-01T06:30:00Z'),
      isDoubled: true,
    })
    expect(wallTime('2026-11-01', '02:00', 'America/Chicago')?.isDoubled).toBe(false)
    expect(wallTime('2026-11-01', '00:59', 'America/Chicago')?.isDoubled).toBe(false)
  })

  const zones = fc.constantFrom(
    'America/Chicago',
    'America/New_York',
    'America/Phoenix',
    'America/Anchorage',
    'Pacific/Honolulu',
    'Pacific/Guam',
  )
  const minutes = fc.integer({ min: Date.UTC(2024, 0) / 60_000, max: Date.UTC(2032, 0) / 60_000 })

  test('round-trips for every minute of eight years, or is an hour earlier when the hour repeats', () => {
    fc.assert(
      fc.property(minutes, zones, (minute, zone) => {
        const instant = minute * 60_000
        const shown = inZone(instant, zone)
        const found = wallTime(shown.slice(0, 10), shown.slice(11, 16), zone)
        expect(instant - (found?.instant ?? 0)).toBeOneOf(found?.isDoubled ? [0, 3_600_000] : [0])
        expect(Date.parse(shown)).toBe(instant)
      }),
    )
  })
})

test.each([
  ['2027-02-28', 1, '2027-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  // A day of 23 hours counts as one day.
  ['2027-03-13', 7, '2027-03-20'],
  ['2027-03-20', -7, '2027-03-13'],
])('%s and %d days', (date, days, expected) => expect(addDays(date, days)).toBe(expected))

test.each([
  ['2027-02-28', true],
  ['2027-02-29', false],
  ['2027-2-8', false],
  ['', false],
])('%j is a date: %s', (text, expected) => expect(isDate(text)).toBe(expected))
