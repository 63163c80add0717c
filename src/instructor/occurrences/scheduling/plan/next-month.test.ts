import { expect, test } from 'vitest'
import { daysNextMonth, sameWeekdayNextMonth } from './next-month.ts'

test.each([
  ['the first Saturday', '2026-12-05', '2027-01-02', undefined],
  ['the second Saturday', '2026-11-14', '2026-12-12', undefined],
  ['the fourth Thursday', '2026-11-26', '2026-12-24', undefined],
  ['a fifth Saturday', '2026-08-29', '2026-09-26', 'September has no fifth Saturday, so this is its last.'],
  ['a fifth Monday', '2026-11-30', '2026-12-28', 'December has no fifth Monday, so this is its last.'],
  [
    'a fifth Thursday at the end of a year',
    '2026-12-31',
    '2027-01-28',
    'January has no fifth Thursday, so this is its last.',
  ],
  [
    'a fifth Friday at the end of a year',
    '2027-12-31',
    '2028-01-28',
    'January has no fifth Friday, so this is its last.',
  ],
  ['the first of a month', '2027-02-01', '2027-03-01', undefined],
  [
    'the end of a leap February',
    '2028-02-29',
    '2028-03-28',
    'March has no fifth Tuesday, so this is its last.',
  ],
])('%s, %s, becomes %s', (_, date, expected, note) =>
  expect(sameWeekdayNextMonth(date)).toEqual({ date: expected, ...(note && { note }) }),
)

test('all days of a class move by as many days as the first', () => {
  const day = (date: string) => ({ date, start: '09:00', end: '17:00', endsNextDay: false })
  expect(daysNextMonth([day('2026-11-28'), day('2026-11-29')])).toEqual({
    days: [day('2026-12-26'), day('2026-12-27')],
  })
  expect(daysNextMonth([day('9999-12-30'), day('9999-12-31')])).toEqual({
    days: [day('+010000-01-01'), day('+010000-01-02')],
  })
  expect(daysNextMonth([day('')])).toEqual({ days: [day('')] })
})
