import { expect, test } from 'vitest'
import { classOn } from '../../../../../tests/support/resources.ts'
import { type Plan, previewOf } from './planned.ts'

const NOW = Date.parse('2026-11-20T15:00:00Z')
const day = (date: string, start = '09:00', end = '17:00') => ({ date, start, end, endsNextDay: false })
const plan = (key: string, days: Plan['days'], more: Partial<Plan> = {}): Plan => ({
  key,
  days,
  zone: 'America/Chicago',
  isKept: true,
  ...more,
})
const notes = (plans: Plan[], classes: Parameters<typeof previewOf>[1]['classes'] = []) =>
  previewOf(plans, { now: NOW, classes }).map(({ problem, warnings }) => problem ?? warnings)

test('planned classes that overlap say so, unless the earlier one is left out', () => {
  const plans = [
    plan('a', [day('2026-12-05'), day('2026-12-12')]),
    plan('b', [day('2026-12-12'), day('2026-12-19')]),
    plan('c', [day('2026-12-26'), day('2027-01-02')]),
  ]
  expect(notes(plans)).toEqual([
    [],
    ['This overlaps the class that starts on Sat, Dec 5, 2026, which is also in this list.'],
    [],
  ])
  expect(notes(plans.map((one) => (one.key === 'a' ? { ...one, isKept: false } : one)))).toEqual([[], [], []])
})

test('until the instructor decides, only a class without a warning is kept, and only such a class is in the way', () => {
  const busy = classOn('1', 'Busy', ['2026-12-05T08:00:00-06:00', '2026-12-05T10:00:00-06:00'])
  const undecided = (key: string, start: string, end: string) =>
    plan(key, [day('2026-12-05', start, end)], { isKept: undefined, name: key })
  const plans = [
    undecided('a', '09:00', '12:00'),
    undecided('b', '11:00', '14:00'),
    undecided('c', '13:00', '15:00'),
  ]
  expect(previewOf(plans, { now: NOW, classes: [busy] })).toMatchObject([
    { isKept: false },
    { isKept: true, warnings: [] },
    { isKept: false, warnings: ['This overlaps b, which is also in this list.'] },
  ])
})

test('each has the clash with another class, and what lies between is left alone', () => {
  const classes = [
    classOn('1', 'Pistol Basics', ['2026-12-12T10:00:00-06:00', '2026-12-12T11:00:00-06:00']),
    classOn('2', 'No days'),
    classOn('3', 'Long ago', ['2020-12-12T10:00:00-06:00', '2020-12-12T11:00:00-06:00']),
  ]
  expect(notes([plan('a', [day('2026-12-05')]), plan('b', [day('2026-12-12')])], classes)).toEqual([
    [],
    ['This overlaps your class Pistol Basics, Sat, Dec 12, 2026, 10:00 AM – 11:00 AM CST.'],
  ])
})

test('venues have their own clocks', () => {
  const plans = [
    plan('a', [day('2026-12-05', '09:00', '10:00')]),
    plan('b', [day('2026-12-05', '09:00', '10:00')], { zone: 'America/New_York' }),
    plan('c', [day('2026-12-05', '10:00', '11:00')], { zone: 'America/New_York' }),
  ]
  expect(notes(plans)).toEqual([
    [],
    [],
    ['This overlaps the class that starts on Sat, Dec 5, 2026, which is also in this list.'],
  ])
})

test('a time that the clocks skip is a problem, and one that is not typed yet is none', () => {
  expect(notes([plan('a', [day('2027-03-14', '02:30', '06:00')])])).toEqual([
    'On Sun, Mar 14, 2027 the clocks skip 2:30 AM. Choose another time.',
  ])
  expect(notes([plan('a', [day('', '', '')])])).toEqual([[]])
})
