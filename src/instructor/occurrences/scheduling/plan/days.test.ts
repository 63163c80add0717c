import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type DayTimes,
  type DayValues,
  dayTimes,
  dayValues,
  followingDay,
  shiftDays,
  validateDays,
  validateGuess,
} from './days.ts'

const CHICAGO = 'America/Chicago'
const day = (date: string, start = '09:00', end = '17:00', endsNextDay = false): DayValues => ({
  date,
  start,
  end,
  endsNextDay,
})

describe('what is wrong with the days of a class', () => {
  test.each<[string, DayValues[], Record<string, string>]>([
    ['nothing', [day('2026-12-05')], {}],
    ['nothing, if two days touch', [day('2026-12-05'), day('2026-12-05', '17:00', '20:00')], {}],
    ['nothing, in any order', [day('2026-12-06'), day('2026-12-05')], {}],
    ['nothing, past midnight', [day('2026-12-05', '20:00', '02:00', true)], {}],
    ['nothing, with exactly 24 hours', [day('2026-12-05', '09:00', '09:00', true)], {}],
    [
      'everything',
      [day('', '', '')],
      { 'dates.0.date': 'Required', 'dates.0.start': 'Required', 'dates.0.end': 'Required' },
    ],
    ['no end', [day('2026-12-05', '09:00', '')], { 'dates.0.end': 'Required' }],
    ['a date that does not exist', [day('2026-02-30')], { 'dates.0.date': 'Required' }],
    [
      'an end before the start',
      [day('2026-12-05'), day('2026-12-06', '17:00', '09:00')],
      { 'dates.1.end': 'The end must be after the start.' },
    ],
    [
      'an end at the start',
      [day('2026-12-05', '09:00', '09:00')],
      { 'dates.0.end': 'The end must be after the start.' },
    ],
    [
      'more than 24 hours',
      [day('2026-12-05', '09:00', '09:01', true)],
      { 'dates.0.end': 'A class day can last at most 24 hours.' },
    ],
    [
      'more than 24 hours, on a day that has 25',
      [day('2026-10-31', '12:00', '12:00', true)],
      { 'dates.0.end': 'A class day can last at most 24 hours.' },
    ],
    [
      'a start that the clocks skip',
      [day('2027-03-14', '02:30', '10:00')],
      { 'dates.0.start': 'On Sun, Mar 14, 2027 the clocks skip 2:30 AM. Choose another time.' },
    ],
    [
      'an end that the clocks skip, after midnight',
      [day('2027-03-13', '20:00', '02:00', true)],
      { 'dates.0.end': 'On Sun, Mar 14, 2027 the clocks skip 2:00 AM. Choose another time.' },
    ],
    [
      'two days that overlap',
      [day('2026-12-05'), day('2026-12-05', '16:59', '18:00')],
      { 'dates.1.start': 'This overlaps day 1.' },
    ],
    [
      'one day within another',
      [day('2026-12-05', '20:00', '08:00', true), day('2026-12-06', '03:00', '04:00')],
      { 'dates.1.start': 'This overlaps day 1.' },
    ],
    [
      'a day moved past the year 9999',
      shiftDays([day('9999-12-31')], 1),
      { 'dates.0.date': 'This date is after the year 9999.' },
    ],
  ])('%s', (_, days, errors) => expect(validateDays(days, CHICAGO)).toEqual(errors))

  test('an hour that occurs twice makes the day an hour longer', () => {
    // It is two hours from the first 1:30 to 2:30.
    expect(dayTimes([day('2026-11-01', '01:30', '02:30')], CHICAGO)).toEqual([
      { startTime: '2026-11-01T01:30:00-05:00', endTime: '2026-11-01T02:30:00-06:00' },
    ])
  })
})

test('days are sent in order, each with its own offset', () => {
  expect(dayTimes([day('2027-03-20'), day('2027-03-13'), day('2027-03-14')], CHICAGO)).toEqual([
    { startTime: '2027-03-13T09:00:00-06:00', endTime: '2027-03-13T17:00:00-06:00' },
    { startTime: '2027-03-14T09:00:00-05:00', endTime: '2027-03-14T17:00:00-05:00' },
    { startTime: '2027-03-20T09:00:00-05:00', endTime: '2027-03-20T17:00:00-05:00' },
  ])
})

const anyDay = fc.record({
  date: fc
    .date({ min: new Date('2025-01-01'), max: new Date('2031-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  start: fc.integer({ min: 0, max: 1439 }).map(clock),
  end: fc.integer({ min: 0, max: 1439 }).map(clock),
  endsNextDay: fc.boolean(),
})

function clock(minutes: number) {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

describe('whatever is typed', () => {
  test('valid days are sent in order, without overlaps, each within 24 hours', () => {
    fc.assert(
      fc.property(fc.array(anyDay, { minLength: 1, maxLength: 4 }), (days) => {
        fc.pre(!Object.keys(validateDays(days, CHICAGO)).length)
        const times = dayTimes(days, CHICAGO)
        expect(times).toHaveLength(days.length)
        let before = -Infinity
        for (const { startTime, endTime } of times) {
          const length = Date.parse(endTime) - Date.parse(startTime)
          expect(length).toBeGreaterThan(0)
          expect(length).toBeLessThanOrEqual(86_400_000)
          expect(Date.parse(startTime)).toBeGreaterThanOrEqual(before)
          before = Date.parse(endTime)
        }
      }),
    )
  })

  test('a day that is sent and loaded again is as it was typed', () => {
    fc.assert(
      fc.property(anyDay, (typed) => {
        fc.pre(!Object.keys(validateDays([typed], CHICAGO)).length)
        expect(dayTimes([typed], CHICAGO).map(dayValues)).toEqual([typed])
      }),
    )
  })
})

test('a week later, a day has the same local hours', () => {
  const [later] = shiftDays([day('2027-03-07')], 7)
  expect(later).toEqual(day('2027-03-14'))
  expect(dayTimes([day('2027-03-07')], CHICAGO)[0]?.startTime).toBe('2027-03-07T09:00:00-06:00')
  expect(dayTimes(later ? [later] : [], CHICAGO)[0]?.startTime).toBe('2027-03-14T09:00:00-05:00')
})

test.each([
  [[day('2026-12-31', '08:00', '12:00')], day('2027-01-01', '08:00', '12:00')],
  [[day('9999-12-31')], day('')],
  [[day('')], day('')],
  [[], { date: '', start: '', end: '', endsNextDay: false }],
])('the day after %j', (days, expected) => expect(followingDay(days)).toEqual(expected))

const at = (date: string, offset: string): DayTimes => ({
  startTime: `${date}T09:00:00${offset}`,
  endTime: `${date}T17:00:00${offset}`,
})
const on = (...dates: string[]): DayValues[] =>
  dates.map((date) => ({ date, start: '09:00', end: '17:00', endsNextDay: false }))

describe('days in a zone that is only an offset refuse', () => {
  test.each<[string, string, DayTimes[], DayValues[], string[]]>([
    ['a date on the same side of the change', '-06:00', [at('2026-11-29', '-06:00')], on('2026-12-05'), []],
    ['a date past the change', '-06:00', [at('2026-11-29', '-06:00')], on('2027-04-10'), ['dates.0.date']],
    [
      'only the day past the change',
      '-05:00',
      [at('2026-10-31', '-05:00')],
      on('2026-10-24', '2026-11-01'),
      ['dates.1.date'],
    ],
    // In summer, Arizona has the clock of California.
    [
      'a zone that may be one of two',
      '-07:00',
      [at('2026-07-04', '-07:00')],
      on('2026-12-05'),
      ['dates.0.date'],
    ],
    ['an island that never changes its clocks', '-04:00', [at('2026-12-05', '-04:00')], on('2027-07-04'), []],
    [
      'an offset of no zone that we know',
      '+01:00',
      [at('2026-12-05', '+01:00')],
      on('2026-12-06'),
      ['dates.0.date'],
    ],
    [
      'a class that stands on both sides of the change',
      '-05:00',
      [at('2026-10-31', '-05:00'), at('2026-11-07', '-06:00')],
      on('2026-10-30', '2026-11-07'),
      ['dates.1.date'],
    ],
    [
      'a zone that is known by its name',
      'America/Chicago',
      [at('2026-11-29', '-06:00')],
      on('2027-04-10'),
      [],
    ],
  ])('%s', (_, zone, stored, days, refused) => {
    expect(Object.keys(validateGuess(days, { zone, stored, mayLoad: true }))).toEqual(refused)
  })
})
