import { describe, expect, test } from 'vitest'
import { classOn } from '../../../../tests/support/resources.ts'
import { type Meeting, meetingsOf } from '../../shared/meetings.ts'
import { clashesOf, clashWords } from './clashes.ts'
import { dayNumber, hoursOn, meetingsByDate, meetingsWithin, otherZone, startOn } from './meetings.ts'

const DECEMBER = ['2026-11-29', '2027-01-02'] as const
const CHICAGO = 'America/Chicago'

/** What a calendar shows on each date: the name and the hours. */
const shown = (meetings: readonly Meeting[], [from, to]: readonly [string, string] = DECEMBER) =>
  Object.fromEntries(
    [...meetingsByDate(meetings, from, to)].map(([date, ofDate]) => [
      date,
      ofDate.map((meeting) => `${meeting.occurrence.attributes.name}: ${hoursOn(date, meeting)}`),
    ]),
  )

describe('the dates on which a class is shown', () => {
  test.each<[string, [start: string, end: string][], Record<string, string[]>]>([
    [
      'one day',
      [['2026-12-05T09:00:00-06:00', '2026-12-05T17:00:00-06:00']],
      { '2026-12-05': ['A: 9:00 AM – 5:00 PM'] },
    ],
    [
      'two weekends',
      [
        ['2026-12-05T09:00:00-06:00', '2026-12-05T17:00:00-06:00'],
        ['2026-12-12T09:00:00-06:00', '2026-12-12T12:00:00-06:00'],
      ],
      { '2026-12-05': ['A: 9:00 AM – 5:00 PM'], '2026-12-12': ['A: 9:00 AM – 12:00 PM'] },
    ],
    [
      'over midnight',
      [['2026-12-05T20:00:00-06:00', '2026-12-06T02:00:00-06:00']],
      { '2026-12-05': ['A: From 8:00 PM'], '2026-12-06': ['A: Until 2:00 AM'] },
    ],
    [
      'until midnight, which is still the same day',
      [['2026-12-05T20:00:00-06:00', '2026-12-06T00:00:00-06:00']],
      { '2026-12-05': ['A: 8:00 PM – 12:00 AM'] },
    ],
    [
      'over three days',
      [['2026-12-05T20:00:00-06:00', '2026-12-07T10:00:00-06:00']],
      {
        '2026-12-05': ['A: From 8:00 PM'],
        '2026-12-06': ['A: All day'],
        '2026-12-07': ['A: Until 10:00 AM'],
      },
    ],
    // In UTC it is the 6th already.
    [
      'a late evening in the zone of the venue',
      [['2026-12-05T21:00:00-10:00', '2026-12-05T22:00:00-10:00']],
      { '2026-12-05': ['A: 9:00 PM – 10:00 PM'] },
    ],
    [
      'an end before the start, on the day of the start',
      [['2026-12-05T09:00:00-06:00', '2026-12-01T08:00:00-06:00']],
      { '2026-12-05': ['A: 9:00 AM – 8:00 AM'] },
    ],
    [
      'a hundred years, but only the dates in sight',
      [['1970-12-05T09:00:00-06:00', '2070-12-05T09:00:00-06:00']],
      Object.fromEntries([...Array(35).keys()].map((i) => [dateAfter('2026-11-29', i), ['A: All day']])),
    ],
    ['times that cannot be read', [['soon', 'later']], {}],
    ['another month', [['2026-10-05T09:00:00-05:00', '2026-10-05T17:00:00-05:00']], {}],
  ])('%s', (_, days, expected) => expect(shown(meetingsOf([classOn('1', 'A', ...days)]))).toEqual(expected))

  test('a class over the change of the clocks keeps its local hours on both days', () => {
    const meetings = meetingsOf([
      classOn('1', 'A', ['2027-03-13T22:00:00-06:00', '2027-03-14T04:00:00-05:00']),
      classOn('2', 'B', ['2026-11-01T00:30:00-05:00', '2026-11-01T01:30:00-06:00']),
    ])
    expect(shown(meetings, ['2027-02-28', '2027-04-03'])).toEqual({
      '2027-03-13': ['A: From 10:00 PM'],
      '2027-03-14': ['A: Until 4:00 AM'],
    })
    expect(shown(meetings, ['2026-11-01', '2026-12-05'])).toEqual({ '2026-11-01': ['B: 12:30 AM – 1:30 AM'] })
  })
})

const dateAfter = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

const on5 = (id: string, name: string, from: string, to: string, offset = '-06:00') =>
  classOn(id, name, [`2026-12-05T${from}:00${offset}`, `2026-12-05T${to}:00${offset}`])

test('a class that is in two lists is shown once, as in the later one', () => {
  const meetings = meetingsOf([on5('1', 'Old', '09:00', '10:00'), on5('1', 'New', '09:00', '10:00')])
  expect(meetings.map(({ occurrence }) => occurrence.attributes.name)).toEqual(['New'])
})

test('a day reads in the order of the clocks at its venues, with what began the night before first', () => {
  const meetings = meetingsOf([
    on5('1', 'Hawaii', '08:00', '09:00', '-10:00'),
    on5('2', 'Chicago', '09:00', '10:00'),
    classOn('3', 'Night', ['2026-12-04T22:00:00-06:00', '2026-12-05T02:00:00-06:00']),
  ])
  expect(shown(meetings)['2026-12-05']).toEqual([
    'Night: Until 2:00 AM',
    'Hawaii: 8:00 AM – 9:00 AM',
    'Chicago: 9:00 AM – 10:00 AM',
  ])
})

test('only what touches the dates in sight is looked at', () => {
  const meetings = meetingsOf([
    classOn('1', 'Before', ['2026-11-27T09:00:00-06:00', '2026-11-28T23:00:00-06:00']),
    classOn('2', 'Into', ['2026-11-28T22:00:00-06:00', '2026-11-29T02:00:00-06:00']),
    classOn('3', 'Out of', ['2027-01-02T22:00:00-06:00', '2027-01-03T02:00:00-06:00']),
    classOn('4', 'After', ['2027-01-03T09:00:00-06:00', '2027-01-03T10:00:00-06:00']),
  ])
  expect(meetingsWithin(meetings, ...DECEMBER).map(({ occurrence }) => occurrence.id)).toEqual(['2', '3'])
})

const only = (...days: [start: string, end: string][]) => {
  const [meeting] = meetingsOf([classOn('1', 'A', ...days)])
  if (!meeting) throw new Error('no meeting')
  return meeting
}

test.each([
  ['2026-12-05T09:00:00-06:00', undefined],
  ['2026-12-05T09:00:00-07:00', 'MST'],
  // The same clock, although the zone has another name.
  ['2026-07-05T09:00:00-05:00', undefined],
  ['2026-12-05T09:00:00+02:00', 'GMT+2'],
])('in Chicago, the zone of a class at %s is named %s', (start, expected) =>
  expect(otherZone(only([start, start]), CHICAGO)).toBe(expected),
)

test('a small square has the start only, or how long the class goes on', () => {
  const night = only(['2026-12-05T20:00:00-06:00', '2026-12-06T02:00:00-06:00'])
  expect(startOn('2026-12-05', night)).toBe('8 PM')
  expect(startOn('2026-12-06', night)).toBe('Until 2 AM')
  expect(startOn('2026-12-05', only(['2026-12-05T09:30:00-06:00', '2026-12-05T10:00:00-06:00']))).toBe(
    '9:30 AM',
  )
})

test('the days of a class are numbered', () => {
  const day: [string, string] = ['2026-12-05T09:00:00-06:00', '2026-12-05T17:00:00-06:00']
  expect(dayNumber(only(day))).toBeUndefined()
  expect(meetingsOf([classOn('1', 'A', day, day)]).map(dayNumber)).toEqual(['Day 1 of 2', 'Day 2 of 2'])
})

describe('clashes', () => {
  const words = (...classes: ReturnType<typeof classOn>[]) =>
    Object.fromEntries(
      [...clashesOf(meetingsOf(classes))].map(([{ occurrence }, clash]) => [
        occurrence.attributes.name,
        clashWords(clash),
      ]),
    )

  test.each([
    ['classes one after the other', [on5('1', 'A', '09:00', '12:00'), on5('2', 'B', '12:00', '13:00')], {}],
    [
      'one shared minute',
      [on5('1', 'A', '09:00', '12:00'), on5('2', 'B', '11:59', '13:00')],
      { A: 'Overlaps B', B: 'Overlaps A' },
    ],
    [
      'one within a longer one that is not its neighbor',
      [on5('1', 'A', '09:00', '17:00'), on5('2', 'B', '10:00', '11:00'), on5('3', 'C', '12:00', '13:00')],
      { A: 'Overlaps B and 1 more class', B: 'Overlaps A', C: 'Overlaps A' },
    ],
    [
      'three at the same time',
      [on5('1', 'A', '09:00', '10:00'), on5('2', 'B', '09:00', '10:00'), on5('3', 'C', '09:00', '10:00')],
      {
        A: 'Overlaps B and 1 more class',
        B: 'Overlaps A and 1 more class',
        C: 'Overlaps A and 1 more class',
      },
    ],
    // Nine in New York is eight in Chicago.
    [
      'the same hours on different clocks',
      [on5('1', 'A', '09:00', '10:00'), on5('2', 'B', '09:00', '10:00', '-05:00')],
      {},
    ],
    [
      'the same time on different clocks',
      [on5('1', 'A', '09:00', '10:00'), on5('2', 'B', '10:00', '11:00', '-05:00')],
      { A: 'Overlaps B', B: 'Overlaps A' },
    ],
    [
      'over midnight',
      [
        classOn('1', 'A', ['2026-12-04T22:00:00-06:00', '2026-12-05T02:00:00-06:00']),
        on5('2', 'B', '01:00', '03:00'),
      ],
      { A: 'Overlaps B', B: 'Overlaps A' },
    ],
    ['no time at all', [on5('1', 'A', '09:00', '12:00'), on5('2', 'B', '10:00', '10:00')], {}],
  ])('between %s', (_, classes, expected) => expect(words(...classes)).toEqual(expected))

  test('thousands of classes take moments, even at the same time', () => {
    const classes = Array.from({ length: 3_000 }, (_, i) => on5(String(i), `Class ${i}`, '09:00', '17:00'))
    const meetings = meetingsOf(classes)
    expect(clashesOf(meetings).size).toBe(3_000)
    expect(meetingsByDate(meetings, ...DECEMBER).get('2026-12-05')).toHaveLength(3_000)
  })
})
