import { expect, test } from 'vitest'
import { seats } from './seats.ts'

test.each([
  [3, 12, '3 of 12'],
  [12, 12, '12 of 12, full'],
  [13, 12, '13 of 12, 1 over'],
  [10_000, 10_500, '10,000 of 10,500'],
])('%d students on %d seats', (registrants, capacity, text) =>
  expect(seats(registrants, capacity)).toBe(text),
)
