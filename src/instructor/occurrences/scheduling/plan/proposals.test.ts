import { describe, expect, test } from 'vitest'
import { classOn, classResource } from '../../../../../tests/support/resources.ts'
import { nextFreeWeek, usualDay } from './proposals.ts'
import { proposalWords } from './start.ts'

const NOW = Date.parse('2026-11-20T15:00:00Z')
const ZONE = 'America/Chicago'
const day = (date: string, start = '09:00', end = '17:00') => ({ date, start, end, endsNextDay: false })
const busyOn = (...dates: string[]) =>
  classOn(
    '1',
    'Busy',
    ...dates.map((date): [string, string] => [`${date}T12:00:00-06:00`, `${date}T13:00:00-06:00`]),
  )
const datesOf = (days: { date: string }[]) => days.map(({ date }) => date)

describe('the next free week of a class', () => {
  test.each<[string, ReturnType<typeof day>[], ReturnType<typeof busyOn>[], string[]]>([
    ['a class ahead', [day('2026-12-05')], [], ['2026-12-12']],
    // Today is a Friday.
    ['a class of long ago', [day('2024-02-03')], [], ['2026-11-21']],
    ['a class of today’s weekday, whose hours have begun', [day('2026-10-02', '08:00')], [], ['2026-11-27']],
    ['a class of today’s weekday, later today', [day('2026-10-02', '18:00', '20:00')], [], ['2026-11-20']],
    ['two busy weeks', [day('2026-12-05')], [busyOn('2026-12-12', '2026-12-19')], ['2026-12-26']],
    [
      'other hours on a busy day',
      [day('2026-12-05', '18:00', '20:00')],
      [busyOn('2026-12-12')],
      ['2026-12-12'],
    ],
    [
      'two days, of which the second is busy',
      [day('2026-12-05'), day('2026-12-06')],
      [busyOn('2026-12-13')],
      ['2026-12-19', '2026-12-20'],
    ],
    [
      'an hour that the clocks skip in the next week',
      [day('2027-03-07', '02:30', '06:00')],
      [],
      ['2027-03-21'],
    ],
    ['a date that cannot be read', [day('')], [], ['']],
  ])('after %s', (_, days, classes, expected) =>
    expect(datesOf(nextFreeWeek(days, { zone: ZONE, now: NOW, classes }))).toEqual(expected),
  )

  test('without a free week, the dates are empty and the hours stay', () => {
    const all = Array.from({ length: 60 }, (_, i) =>
      new Date(Date.parse('2026-12-05') + i * 7 * 86_400_000).toISOString().slice(0, 10),
    )
    expect(nextFreeWeek([day('2026-12-05')], { zone: ZONE, now: NOW, classes: [busyOn(...all)] })).toEqual([
      day(''),
    ])
    expect(proposalWords([day('')], true)).toBe('There is no free week in the coming year. Choose the dates.')
  })
})

test('the hours of a course are those of its latest class', () => {
  const of = (entityId: string, id: string, ...dates: [string, string][]) =>
    classResource(id, { ...classOn(id, 'A', ...dates).attributes, entityId })
  const classes = [
    of('301', '1', ['2026-12-05T08:00:00-06:00', '2026-12-05T12:00:00-06:00']),
    of('301', '2', ['2026-12-12T18:00:00-06:00', '2026-12-13T01:00:00-06:00']),
    of('302', '3', ['2026-12-19T07:00:00-06:00', '2026-12-19T08:00:00-06:00']),
  ]
  expect(usualDay('2027-01-05', '301', classes)).toEqual({
    date: '2027-01-05',
    start: '18:00',
    end: '01:00',
    endsNextDay: true,
  })
  expect(usualDay('2027-01-05', '303', classes)).toEqual({
    date: '2027-01-05',
    start: '',
    end: '',
    endsNextDay: false,
  })
})

test.each([
  [true, 'We filled in the next Saturday on which you have no other class at that time.'],
  [false, 'We filled in the next Saturday. We could not check your other classes.'],
])('a proposal names its weekday, and the other classes only if they are known: %s', (isChecked, words) =>
  expect(proposalWords([day('2026-12-12')], isChecked)).toBe(words),
)
