import { expect, test } from 'vitest'
import { classOn } from '../../../../tests/support/resources.ts'
import { attendanceDay, classDayToday, whenWords } from './attendance-day.ts'

const on = (date: string, from = '09:00', to = `${date}T17:00`): [string, string] => [
  `${date}T${from}:00-06:00`,
  `${to}:00-06:00`,
]
const TWO = [on('2026-11-19'), on('2026-11-21')]
const NIGHTS = [on('2026-11-20', '20:00', '2026-11-21T02:00'), on('2026-11-21', '20:00', '2026-11-22T02:00')]

test.each([
  ['the evening before', TWO, '2026-11-19T05:59:00Z', undefined, undefined],
  ['the first morning', TWO, '2026-11-19T06:00:00Z', '2026-11-19', '2026-11-19'],
  ['the evening of the first day', TWO, '2026-11-20T05:59:00Z', '2026-11-19', '2026-11-19'],
  ['a day between', TWO, '2026-11-20T15:00:00Z', '2026-11-19', undefined],
  ['the second morning', TWO, '2026-11-21T14:30:00Z', '2026-11-21', '2026-11-21'],
  ['the day after', TWO, '2026-11-22T15:00:00Z', '2026-11-21', undefined],
  ['past midnight of a class that runs', NIGHTS, '2026-11-21T07:00:00Z', '2026-11-20', '2026-11-20'],
  ['the afternoon before the second night', NIGHTS, '2026-11-21T20:00:00Z', '2026-11-21', '2026-11-21'],
])('the day of the roll call on %s', (_, days, now, day, today) => {
  const { attributes } = classOn('1', 'Pistol', ...days)
  expect([attendanceDay(attributes, Date.parse(now)), classDayToday(attributes, Date.parse(now))]).toEqual([
    day,
    today,
  ])
})

test.each([
  [TWO, '2026-11-18T15:00:00Z', '2 days, Thu, Nov 19 – Sat, Nov 21, 2026'],
  [TWO, '2026-11-21T14:30:00Z', 'Today, day 2 of 2, 9:00 AM – 5:00 PM CST'],
  [NIGHTS, '2026-11-21T07:00:00Z', 'Today, day 1 of 2, 8:00 PM – 2:00 AM CST'],
  [[on('2026-11-21')], '2026-11-21T06:00:00Z', 'Today, 9:00 AM – 5:00 PM CST'],
  [[on('2026-11-21')], '2026-11-21T05:59:00Z', 'Sat, Nov 21, 2026, 9:00 AM – 5:00 PM CST'],
])('%j at %s is %s', (days, now, words) =>
  expect(whenWords(classOn('1', 'Pistol', ...days).attributes, Date.parse(now))).toBe(words),
)
