import { describe, expect, test } from 'vitest'
import type { OccurrenceAttributes, OccurrenceResource } from '../../api/generated/training.types.ts'
import { classResource } from '../../../tests/support/resources.ts'
import { duration, inDays, nextChange, nextMeeting, timeLeft, today } from '../shared/class-day.ts'
import { meetingsOf } from '../shared/meetings.ts'
import { nearlyFull, seatWords, takenLately, toGrade, withoutStudents } from './class-lists.ts'
import { weekOf } from './week.ts'

const CHICAGO = 'America/Chicago'

const day = (startTime: string, endTime: string) => ({ guid: startTime, startTime, endTime })

/** From 9 to 5 in Chicago, in winter. */
const nineToFive = (date: string) => day(`${date}T09:00:00-06:00`, `${date}T17:00:00-06:00`)

const aClass = (id: string, attributes: Partial<OccurrenceAttributes>) =>
  classResource(id, { dates: [nineToFive('2026-12-05')], ...attributes })

const on = (id: string, ...dates: OccurrenceAttributes['dates']) => aClass(id, { dates })
const ids = (classes: readonly OccurrenceResource[]) => classes.map(({ id }) => id)
const at = (iso: string) => Date.parse(iso)

describe('the class that runs or comes next', () => {
  const twoDays = on('two days', nineToFive('2026-11-19'), nineToFive('2026-11-21'))
  const later = on('later', nineToFive('2026-11-22'))
  const night = on('night', day('2026-11-20T20:00:00-06:00', '2026-11-21T02:00:00-06:00'))
  const all = meetingsOf([later, twoDays, night])

  test.each([
    ['2026-11-19T08:00:00-06:00', 'two days', 1],
    ['2026-11-19T17:00:00-06:00', 'night', 1],
    // It still runs after midnight.
    ['2026-11-21T01:59:00-06:00', 'night', 1],
    ['2026-11-21T02:00:00-06:00', 'two days', 2],
    ['2026-11-21T16:59:00-06:00', 'two days', 2],
    ['2026-11-21T17:00:00-06:00', 'later', 1],
  ])('at %s it is %j, day %i', (now, id, number) =>
    expect(nextMeeting(all, at(now))).toMatchObject({ occurrence: { id }, number }),
  )

  test('is undefined if all classes are over or there are none', () => {
    expect(nextMeeting(all, at('2026-12-01T00:00:00Z'))).toBeUndefined()
    expect(nextMeeting([], 0)).toBeUndefined()
  })

  test('is found by instant, not by the text of its times', () => {
    const east = on('east', day('2026-12-05T10:00:00-05:00', '2026-12-05T12:00:00-05:00'))
    const west = on('west', day('2026-12-05T09:00:00-08:00', '2026-12-05T11:00:00-08:00'))
    expect(nextMeeting(meetingsOf([west, east]), 0)?.occurrence.id).toBe('east')
  })

  test('changes when a class day begins or ends', () => {
    expect(nextChange(all, at('2026-11-20T15:00:00Z'))).toBe(at('2026-11-20T20:00:00-06:00'))
    expect(nextChange(all, at('2026-11-20T20:00:00-06:00'))).toBe(at('2026-11-21T02:00:00-06:00'))
    expect(nextChange(all, at('2026-12-01T00:00:00Z'))).toBeUndefined()
  })
})

describe('the time left in words', () => {
  const words = (dates: ReturnType<typeof day>, now: string, zone = CHICAGO) => {
    const [meeting] = meetingsOf([on('one', dates)])
    return meeting && timeLeft(meeting, at(now), zone)
  }

  test.each([
    ['2026-12-01T12:00:00-06:00', 'In 4 days'],
    ['2026-12-04T08:59:00-06:00', 'Tomorrow'],
    ['2026-12-04T09:00:00-06:00', 'Tomorrow, begins in 24 hours'],
    ['2026-12-04T23:59:00-06:00', 'Tomorrow, begins in 9 hours'],
    ['2026-12-05T00:00:00-06:00', 'Today, begins in 9 hours'],
    ['2026-12-05T05:40:00-06:00', 'Today, begins in 3 hours 20 minutes'],
    ['2026-12-05T08:59:00-06:00', 'Today, begins in 1 minute'],
    ['2026-12-05T08:59:30-06:00', 'Today, begins in less than a minute'],
    ['2026-12-05T09:00:00-06:00', 'Running now, 8 hours left'],
    ['2026-12-05T16:15:00-06:00', 'Running now, 45 minutes left'],
  ])('at %s: %s', (now, text) => expect(words(nineToFive('2026-12-05'), now)).toBe(text))

  test('counts the repeated hour in fall, and not the skipped one in spring', () => {
    const fall = day('2026-11-01T09:00:00-06:00', '2026-11-01T17:00:00-06:00')
    expect(words(fall, '2026-10-31T17:00:00-05:00')).toBe('Tomorrow, begins in 17 hours')
    const spring = day('2027-03-14T09:00:00-05:00', '2027-03-14T17:00:00-05:00')
    expect(words(spring, '2027-03-13T17:00:00-06:00')).toBe('Tomorrow, begins in 15 hours')
  })

  test('is elapsed time for a night class across a daylight saving change', () =>
    expect(
      words(day('2026-10-31T22:00:00-05:00', '2026-11-01T02:00:00-06:00'), '2026-10-31T23:00:00-05:00'),
    ).toBe('Running now, 4 hours left'))

  test('uses the days at the venue, wherever the viewer is', () => {
    const hawaii = day('2026-12-05T09:00:00-10:00', '2026-12-05T17:00:00-10:00')
    // In Chicago, it is already December 5.
    expect(words(hawaii, '2026-12-05T01:00:00-06:00', 'Pacific/Honolulu')).toBe(
      'Tomorrow, begins in 12 hours',
    )
  })

  test.each([
    [0, 'less than a minute'],
    [60_000, '1 minute'],
    [3_600_000, '1 hour'],
    [5 * 3_600_000 + 59 * 60_000, '5 hours 59 minutes'],
    [6 * 3_600_000 + 59 * 60_000, '6 hours'],
  ])('%i ms read %s', (length, text) => expect(duration(length)).toBe(text))

  test.each([
    ['2026-12-04', 'today'],
    ['2026-12-05', 'today'],
    ['2026-12-06', 'tomorrow'],
    ['2027-03-15', 'in 100 days'],
  ])('%s is %s', (date, text) => expect(inDays(date, '2026-12-05')).toBe(text))

  test('today depends on the time zone', () => {
    expect(today(at('2026-12-05T05:59:00Z'), CHICAGO)).toBe('2026-12-04')
    expect(today(at('2026-12-05T05:59:00Z'), '-05:00')).toBe('2026-12-05')
  })
})

describe('lists of classes', () => {
  const now = at('2026-11-20T15:00:00Z')
  const ungraded = { canSubmitResults: true }

  test('to grade are the classes that are over, oldest first', () =>
    expect(
      ids(
        toGrade(
          [
            aClass('recent', { ...ungraded, dates: [nineToFive('2026-11-18')] }),
            aClass('last day ahead', {
              ...ungraded,
              dates: [nineToFive('2026-11-01'), nineToFive('2026-11-21')],
            }),
            aClass('not by the caller', { dates: [nineToFive('2026-11-01')] }),
            // It began first but ended last.
            aClass('oldest', { ...ungraded, dates: [nineToFive('2026-11-10')] }),
            aClass('long', { ...ungraded, dates: [nineToFive('2026-11-01'), nineToFive('2026-11-12')] }),
          ],
          now,
        ),
      ),
    ).toEqual(['oldest', 'long', 'recent']))

  test.each([
    [12, 9, false],
    [12, 10, true],
    [12, 11, true],
    [12, 12, false],
    [12, 13, false],
    [3, 2, true],
    [3, 1, false],
    [1, 0, false],
    [2, 1, true],
    [10_000, 7999, false],
    [10_000, 8000, true],
  ])('of %i seats, %i taken: nearly full is %s', (capacity, numberOfRegistrants, isNearly) =>
    expect(nearlyFull([aClass('one', { capacity, numberOfRegistrants })], now)).toHaveLength(
      isNearly ? 1 : 0,
    ),
  )

  test('upcoming are only the classes that students can still register for, the next one first', () => {
    const full = { numberOfRegistrants: 11 }
    const classes = (more: Partial<OccurrenceAttributes>) => [
      aClass('later', { ...more, dates: [nineToFive('2026-12-09')] }),
      aClass('sooner', { ...more, dates: [nineToFive('2026-12-08')] }),
      aClass('without a roster', { ...more, canHaveRegistrants: false }),
      aClass('begun', { ...more, dates: [nineToFive('2026-11-20'), nineToFive('2026-11-27')] }),
    ]
    expect(ids(nearlyFull(classes(full), at('2026-11-20T15:00:00Z')))).toEqual(['sooner', 'later'])
    expect(ids(withoutStudents(classes({ numberOfRegistrants: 0 }), now))).toEqual(['sooner', 'later'])
    expect(withoutStudents(classes(full), now)).toEqual([])
  })

  test.each([
    [12, 5, '5 of 12 seats taken, 7 left'],
    [12, 0, '0 of 12 seats taken, 12 left'],
    [12, 12, 'All 12 seats taken'],
    [1, 1, 'The only seat is taken'],
    [12, 13, '13 students for 12 seats'],
  ])('%i seats, %i taken: %s', (capacity, numberOfRegistrants, text) =>
    expect(seatWords(aClass('one', { capacity, numberOfRegistrants }))).toBe(text),
  )
})

test('the seats that were taken lately are those of classes that ended in the last 90 days', () => {
  const now = at('2026-11-20T15:00:00Z')
  const ended = (date: string, numberOfRegistrants: number, more: Partial<OccurrenceAttributes> = {}) =>
    aClass(date, { dates: [nineToFive(date)], capacity: 12, numberOfRegistrants, ...more })
  const classes = [
    ended('2026-11-19', 9),
    // 15 students for 12 seats.
    ended('2026-08-22', 15),
    ended('2026-08-21', 0),
    ended('2026-11-20', 12),
    ended('2026-11-01', 0, { canHaveRegistrants: false }),
  ]
  expect(takenLately(classes, now)).toEqual({ classes: 2, percent: 88 })
  expect(takenLately([], now)).toEqual({ classes: 0, percent: 0 })
})

describe('the week', () => {
  const shown = (classes: OccurrenceResource[], from: string, now: string) =>
    weekOf(meetingsOf(classes), from, at(now)).flatMap(({ date, entries }) =>
      entries.map(({ meeting, time }) => [date, time, meeting.occurrence.id]),
    )

  test('is seven days from today, even across the end of a month and a daylight saving change', () => {
    const week = weekOf([], '2026-10-29', at('2026-10-29T15:00:00Z'))
    expect(week.map(({ date }) => date)).toEqual([
      '2026-10-29',
      '2026-10-30',
      '2026-10-31',
      '2026-11-01',
      '2026-11-02',
      '2026-11-03',
      '2026-11-04',
    ])
    expect(week.map(({ isToday }) => isToday)).toEqual([true, ...Array.from({ length: 6 }, () => false)])
  })

  test('has each class day on its date at the venue, in the order of their start', () =>
    expect(
      shown(
        [
          on('long', nineToFive('2026-11-20'), nineToFive('2026-11-22'), nineToFive('2026-11-27')),
          on('hawaii', day('2026-11-20T22:00:00-10:00', '2026-11-20T23:00:00-10:00')),
          on('early', day('2026-11-22T07:30:00-06:00', '2026-11-22T08:30:00-06:00')),
        ],
        '2026-11-20',
        '2026-11-20T15:00:00Z',
      ),
    ).toEqual([
      ['2026-11-20', '9:00 AM', 'long'],
      ['2026-11-20', '10:00 PM', 'hawaii'],
      ['2026-11-22', '7:30 AM', 'early'],
      ['2026-11-22', '9:00 AM', 'long'],
    ]))

  test('keeps a class that runs past midnight until it ends', () => {
    const night = on('night', day('2026-11-20T20:00:00-06:00', '2026-11-21T02:00:00-06:00'))
    expect(shown([night], '2026-11-20', '2026-11-20T15:00:00Z')).toEqual([['2026-11-20', '8:00 PM', 'night']])
    expect(shown([night], '2026-11-21', '2026-11-21T01:00:00-06:00')).toEqual([
      ['2026-11-21', 'Until 2:00 AM', 'night'],
    ])
    expect(shown([night], '2026-11-21', '2026-11-21T02:00:00-06:00')).toEqual([])
  })
})
