import { expect, test } from 'vitest'
import { wallTime } from '../../../../lib/wall-clock.ts'
import { warningsOf, zoneNote } from './warnings.ts'

const zone = 'America/Chicago'
const context = { zone, now: Date.parse('2026-11-20T15:00:00Z'), classes: [] }
const day = (date: string, start = '09:00', end = '17:00') => ({ date, start, end, endsNextDay: false })

test.each([
  ['a future date', day('2026-12-05'), []],
  ['a past date', day('2026-11-19'), ['This date is in the past. You can still use it.']],
  [
    'a class that started an hour ago',
    day('2026-11-20', '08:00'),
    ['This date is in the past. You can still use it.'],
  ],
  ['a class in an hour', day('2026-11-20', '10:00'), []],
  ['no date yet', day('', '', ''), []],
  [
    'an hour that occurs twice',
    day('2027-11-07', '01:30', '06:00'),
    ['1:30 AM occurs twice that night; we use the first (CDT).'],
  ],
])('the warnings about %s', (_, typed, warnings) => expect(warningsOf([typed], context)).toEqual(warnings))

test.each([
  ['America/Chicago', "Times are in the venue's time zone (CST)."],
  ['America/New_York', "Times are in the venue's time zone (CST). 9:00 AM there is 10:00 AM for you."],
  ['America/Costa_Rica', "Times are in the venue's time zone (CST)."],
])('a viewer in %s', (viewer, note) =>
  expect(zoneNote(wallTime('2026-12-05', '09:00', zone), zone, viewer, context.now)).toBe(note),
)

test('before a date is typed, the note names the time zone of today', () =>
  expect(zoneNote(undefined, 'America/Phoenix', zone, context.now)).toBe(
    "Times are in the venue's time zone (MST).",
  ))
