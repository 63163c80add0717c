import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readByIcalJs, readByNodeIcal } from '../../tests/support/read-calendar.ts'
import { calendarFile } from './calendar.ts'
import { clockTime, zoneLines } from './calendar-zone.ts'

const MINUTE = 60_000
const ZONES = ['America/New_York', 'America/Phoenix', 'America/Adak', 'Pacific/Guam', 'Australia/Lord_Howe']
const fileOf = (start: number, zone: string) =>
  calendarFile(
    [{ uid: 'one@a.example', start, end: start + 90 * MINUTE, zone, title: 'Class' }],
    'Harbor',
    start,
  )

test('a zone with the changes of a year', () =>
  expect(zoneLines('America/Chicago', [Date.parse('2026-12-05T09:00:00-06:00')]).join(' ')).toBe(
    [
      'BEGIN:VTIMEZONE TZID:America/Chicago',
      'BEGIN:STANDARD TZOFFSETFROM:-0600 TZOFFSETTO:-0600 TZNAME:CST DTSTART:20251231T180000 END:STANDARD',
      'BEGIN:DAYLIGHT TZOFFSETFROM:-0600 TZOFFSETTO:-0500 TZNAME:CDT DTSTART:20260308T020000 END:DAYLIGHT',
      'BEGIN:STANDARD TZOFFSETFROM:-0500 TZOFFSETTO:-0600 TZNAME:CST DTSTART:20261101T020000 END:STANDARD',
      'END:VTIMEZONE',
    ].join(' '),
  ))

test('a zone that never changes its clocks has one period', () =>
  expect(zoneLines('America/Phoenix', [0]).filter((line) => line.startsWith('BEGIN'))).toEqual([
    'BEGIN:VTIMEZONE',
    'BEGIN:STANDARD',
  ]))

test.each([
  ['2026-11-01T00:59:00-05:00', '20261101T005900'],
  ['2026-11-01T01:30:00-05:00', undefined],
  ['2026-11-01T01:30:00-06:00', undefined],
  ['2026-11-01T02:00:00-06:00', '20261101T020000'],
])('the clock shows %s as %s', (iso, expected) =>
  expect(clockTime(Date.parse(iso), 'America/Chicago')).toBe(expected),
)

describe.each([
  ['ical.js', readByIcalJs],
  ['node-ical', readByNodeIcal],
])('%s', (_, read) => {
  test.each(ZONES)('reads the time of a class in %s, also around a change of the clocks', (zone) =>
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2024, 0) / MINUTE, max: Date.UTC(2031, 0) / MINUTE }),
        (minutes) => {
          const start = minutes * MINUTE
          const [event] = read(fileOf(start, zone))
          expect(event).toMatchObject({ start, end: start + 90 * MINUTE })
        },
      ),
      { numRuns: 20 },
    ),
  )

  test.each(['2026-03-08T01:59:00-06:00', '2026-03-08T03:00:00-05:00', '2026-11-01T00:59:00-05:00'])(
    'reads %s in its zone',
    (iso) =>
      expect(read(fileOf(Date.parse(iso), 'America/Chicago'))).toMatchObject([{ zone: 'America/Chicago' }]),
  )

  test.each([0, 30, 60, 90])('reads a class that begins %i minutes into two equal hours', (minutes) => {
    const start = Date.parse('2026-11-01T01:00:00-05:00') + minutes * MINUTE
    expect(read(fileOf(start, 'America/Chicago'))[0]).toMatchObject({ start, end: start + 90 * MINUTE })
  })
})
