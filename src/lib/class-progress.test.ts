import { expect, test } from 'vitest'
import { progressWords } from './class-progress.ts'

const day = (date: string) => ({ startTime: `${date}T09:00:00-06:00`, endTime: `${date}T17:00:00-06:00` })
const ONE = [day('2026-11-21')]
const TWO = [day('2026-11-19'), day('2026-11-21')]

test.each([
  ['as it begins', ONE, '2026-11-21T15:00:00Z', 'In progress until 5:00 PM'],
  ['just before it ends', ONE, '2026-11-21T22:59:00Z', 'In progress until 5:00 PM'],
  ['on its first of two days', TWO, '2026-11-19T16:00:00Z', 'In progress until 5:00 PM'],
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
