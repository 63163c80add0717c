import { describe, expect, test } from 'vitest'
import { addMonths, isShowable, keyTarget, turned, weekOf, weeksShown } from './days-shown.ts'

test.each([
  ['2026-12-05', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-12', false],
  ['today', false],
  ['', false],
  ['1969-12-31', false],
  ['2200-01-01', false],
])('a calendar can show %s: %s', (text, expected) => expect(isShowable(text)).toBe(expected))

test.each([
  ['a Saturday', '2026-12-05', '2026-11-29', '2026-12-05'],
  ['a Sunday', '2026-12-06', '2026-12-06', '2026-12-12'],
  ['the turn of the year', '2027-01-01', '2026-12-27', '2027-01-02'],
  ['the change of the clocks', '2027-03-14', '2027-03-14', '2027-03-20'],
])('the week of %s', (_, date, first, last) => {
  const week = weekOf(date)
  expect(week).toHaveLength(7)
  expect([week[0], week[6]]).toEqual([first, last])
})

test.each([
  ['2026-12-31', 2, '2027-02-28'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-12-05', 1, '2027-01-05'],
  ['2027-01-05', -1, '2026-12-05'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
])('%s and %d months is %s', (date, months, expected) => expect(addMonths(date, months)).toBe(expected))

describe('the weeks that a view shows', () => {
  test.each([
    ['a month of four weeks', '2026-02-10', 4, '2026-02-01', '2026-02-28'],
    ['a month of five weeks', '2026-12-05', 5, '2026-11-29', '2027-01-02'],
    ['a month of six weeks', '2026-08-05', 6, '2026-07-26', '2026-09-05'],
  ])('%s', (_, date, count, first, last) => {
    const weeks = weeksShown('month', date)
    expect(weeks).toHaveLength(count)
    expect([weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([first, last])
  })

  test('a week', () => expect(weeksShown('week', '2026-12-05')).toEqual([weekOf('2026-12-05')]))
})

test.each([
  ['month', '2026-12-31', 1, '2027-01-31'],
  ['month', '2026-03-31', -1, '2026-02-28'],
  ['week', '2026-12-31', 1, '2027-01-07'],
  ['month', '2199-12-05', 1, '2199-12-05'],
  ['week', '1970-01-03', -1, '1970-01-03'],
] as const)('a %s turned from %s by %d', (view, date, pages, expected) =>
  expect(turned(view, date, pages)).toBe(expected),
)

// 2026-12-02 is a Wednesday.
test.each([
  ['month', 'ArrowLeft', false, '2026-12-01'],
  ['month', 'ArrowRight', false, '2026-12-03'],
  ['month', 'ArrowUp', false, '2026-11-25'],
  ['month', 'ArrowDown', false, '2026-12-09'],
  ['month', 'Home', false, '2026-11-29'],
  ['month', 'End', false, '2026-12-05'],
  ['month', 'PageUp', false, '2026-11-02'],
  ['month', 'PageDown', false, '2027-01-02'],
  ['month', 'PageDown', true, '2027-12-02'],
  ['week', 'PageUp', false, '2026-11-25'],
  ['week', 'PageDown', false, '2026-12-09'],
  ['week', 'PageDown', true, '2027-01-02'],
  ['month', 'Enter', false, undefined],
  ['month', 'a', false, undefined],
] as const)('in a %s, %s (Shift: %s) moves to %s', (view, key, shiftKey, expected) =>
  expect(keyTarget(view, '2026-12-02', { key, shiftKey })).toBe(expected),
)

test.each([
  ['ArrowRight', '2199-12-31'],
  ['PageDown', '2199-12-31'],
  ['ArrowLeft', '1970-01-01'],
  ['PageUp', '1970-01-01'],
])('%s does not leave the calendar at %s', (key, date) =>
  expect(keyTarget('month', date, { key, shiftKey: false })).toBe(date),
)
