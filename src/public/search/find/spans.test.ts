import { expect, test } from 'vitest'
import { daysIn } from './spans.ts'

const at = (day: string) => Date.parse(`${day}T12:00:00-06:00`)

test.each([
  ['weekend', 'a Friday', '2026-11-20', '2026-11-21', '2026-11-22'],
  ['weekend', 'a Saturday', '2026-11-21', '2026-11-21', '2026-11-22'],
  ['weekend', 'a Sunday', '2026-11-22', '2026-11-22', '2026-11-22'],
  ['weekend', 'a Monday', '2026-11-23', '2026-11-28', '2026-11-29'],
  ['next-weekend', 'a Friday', '2026-11-20', '2026-11-28', '2026-11-29'],
  ['next-weekend', 'a Sunday', '2026-11-22', '2026-11-28', '2026-11-29'],
  ['next-weekend', 'a Monday', '2026-11-23', '2026-12-05', '2026-12-06'],
  ['month', 'any day', '2026-11-20', '2026-11-20', '2026-12-19'],
] as const)('%s, asked on %s (%s), is from %s until %s', (span, _, today, from, to) => {
  expect(daysIn(span, at(today))).toEqual({ from, to })
})

test('the evening before is still that day in the middle of the country', () => {
  expect(daysIn('weekend', Date.parse('2026-11-23T03:00:00Z'))).toEqual({
    from: '2026-11-22',
    to: '2026-11-22',
  })
})
