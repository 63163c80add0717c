import { expect, test } from 'vitest'
import { classOn } from '../../../tests/support/resources.ts'
import { dayWords, meetingsToday, progressWords } from './class-progress.ts'
import { meetingsOf } from './meetings.ts'

const day = (date: string) => ({ startTime: `${date}T09:00:00-06:00`, endTime: `${date}T17:00:00-06:00` })
const ONE = [day('2026-11-21')]
const TWO = [day('2026-11-19'), day('2026-11-21')]

test.each([
  ['as it begins', ONE, '2026-11-21T15:00:00Z', 'In progress, until 5:00 PM'],
  ['just before it ends', ONE, '2026-11-21T22:59:00Z', 'In progress, until 5:00 PM'],
  ['on its first of two days', TWO, '2026-11-19T16:00:00Z', 'In progress, until 5:00 PM'],
  ['between its days', TWO, '2026-11-20T16:00:00Z', 'The last day is still ahead'],
  ['on the morning of the last day', TWO, '2026-11-21T14:00:00Z', 'The last day is today'],
  [
    'before midnight at the venue, when it is tomorrow elsewhere',
    TWO,
    '2026-11-21T05:30:00Z',
    'The last day is still ahead',
  ],
])('a class says %s what is left of it', (_, days, now, words) => {
  expect(progressWords(days, Date.parse(now))).toBe(words)
})

test.each([
  ['before it begins', '2026-11-21T07:00:00-06:00', ['Early: Today at 9:00 AM', 'Night: Today at 8:00 PM']],
  [
    'as it begins',
    '2026-11-21T09:00:00-06:00',
    ['Early: In progress, until 5:00 PM', 'Night: Today at 8:00 PM'],
  ],
  ['after it', '2026-11-21T17:00:00-06:00', ['Early: Ended at 5:00 PM', 'Night: Today at 8:00 PM']],
  [
    'until past midnight',
    '2026-11-21T23:00:00-06:00',
    ['Early: Ended at 5:00 PM', 'Night: In progress, until Sun, Nov 22, 2:00 AM'],
  ],
  ['past midnight', '2026-11-22T01:00:00-06:00', ['Night: In progress, until 2:00 AM']],
  ['when it is today elsewhere only', '2026-11-21T05:30:00Z', []],
  ['on another day', '2026-11-22T02:00:00-06:00', []],
])('%s, today has these classes', (_, now, words) => {
  const classes = [
    classOn(
      '1',
      'Early',
      ['2026-11-19T09:00:00-06:00', '2026-11-19T17:00:00-06:00'],
      ['2026-11-21T09:00:00-06:00', '2026-11-21T17:00:00-06:00'],
    ),
    classOn('2', 'Night', ['2026-11-21T20:00:00-06:00', '2026-11-22T02:00:00-06:00']),
  ]
  const found = meetingsToday(meetingsOf(classes), Date.parse(now))
  expect(
    found.map((meeting) => `${meeting.occurrence.attributes.name}: ${dayWords(meeting, Date.parse(now))}`),
  ).toEqual(words)
})
