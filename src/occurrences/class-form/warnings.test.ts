import { expect, test } from 'vitest'
import { wallTime } from '../../lib/wall-clock.ts'
import { previewOf, warningsOf, zoneNote } from './warnings.ts'

const zone = 'America/Chicago'
const around = { zone, now: Date.parse('2026-11-20T15:00:00Z'), classes: [] }
const day = (date: string, start = '09:00', end = '17:00') => ({ date, start, end, endsNextDay: false })

test.each([
  ['a date that is ahead', day('2026-12-05'), []],
  ['a date that is past', day('2026-11-19'), ['This date is past. It can still be added.']],
  [
    'a class that began an hour ago',
    day('2026-11-20', '08:00'),
    ['This date is past. It can still be added.'],
  ],
  ['a class in an hour', day('2026-11-20', '10:00'), []],
  ['nothing typed yet', day('', '', ''), []],
  [
    'an hour that comes twice',
    day('2027-11-07', '01:30', '06:00'),
    ['1:30 AM comes twice that night. The first one counts, CDT.'],
  ],
])('%s', (_, typed, warnings) => expect(warningsOf([typed], around)).toEqual(warnings))

test('a plan whose classes meet at the same time says so', () => {
  const planned = [
    [day('2026-12-05'), day('2026-12-12')],
    [day('2026-12-12'), day('2026-12-19')],
    [day('2026-12-26'), day('2027-01-02')],
  ]
  expect(previewOf(planned, around).map(({ warnings }) => warnings)).toEqual([
    [],
    ['It meets at the same time as class 1 of this list.'],
    [],
  ])
})

test.each([
  ['America/Chicago', 'Times are by the clock of the venue, CST.'],
  ['America/New_York', 'Times are by the clock of the venue, CST. 9:00 AM there is 10:00 AM for you.'],
  ['America/Costa_Rica', 'Times are by the clock of the venue, CST.'],
])('a viewer in %s', (viewer, note) =>
  expect(zoneNote(wallTime('2026-12-05', '09:00', zone), zone, viewer, around.now)).toBe(note),
)

test('before a date is typed, the clock is that of today', () =>
  expect(zoneNote(undefined, 'America/Phoenix', zone, around.now)).toBe(
    'Times are by the clock of the venue, MST.',
  ))
