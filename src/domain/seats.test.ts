import { expect, test } from 'vitest'
import { seats, seatsNeeded } from './seats.ts'

test.each([
  [3, 12, '3 of 12'],
  [12, 12, '12 of 12, full'],
  [13, 12, '13 of 12, 1 over'],
  [10_000, 10_500, '10,000 of 10,500'],
])('%d students on %d seats', (registrants, capacity, text) =>
  expect(seats(registrants, capacity)).toBe(text),
)

test.each([
  [11, 12, 1, undefined],
  [12, 12, 1, 13],
  [13, 12, 1, 14],
  [0, 12, 12, undefined],
  [5, 12, 8, 13],
])('%d students on %d seats and %d more need %j seats', (numberOfRegistrants, capacity, students, needed) =>
  expect(seatsNeeded({ numberOfRegistrants, capacity }, students)).toBe(needed),
)
