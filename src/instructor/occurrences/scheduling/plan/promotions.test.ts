import { expect, test } from 'vitest'
import { activePromotions, type Promotion } from './promotions.ts'

const promotion: Promotion = {
  id: 'p',
  type: 'promotions',
  attributes: {
    name: 'Season of Safety',
    description: '',
    startTime: '2026-12-01T00:00:00Z',
    endTime: '2026-12-31T23:59:59Z',
  },
}

test.each([
  ['2026-11-30T23:59:59Z', 0],
  ['2026-12-01T00:00:00Z', 1],
  // The evening of the 30th in Chicago is the 1st in UTC.
  ['2026-11-30T18:00:00-06:00', 1],
  ['2026-12-31T23:59:59Z', 1],
  ['2027-01-01T00:00:00Z', 0],
])('a class that starts at %s', (start, count) =>
  expect(activePromotions([promotion], Date.parse(start))).toHaveLength(count),
)

test('without a start, no promotion is active', () =>
  expect(activePromotions([promotion], undefined)).toEqual([]))
