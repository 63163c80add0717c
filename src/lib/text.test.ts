import { expect, test } from 'vitest'
import { initials } from './initials.ts'
import { formatPrice } from './money.ts'
import { plural } from './words.ts'

test.each([
  ['Dana', 'Reyes', 'DR'],
  [' ana', 'silva', 'AS'],
  ['小雨', '王', '小王'],
  ['E\u0301mile', 'a\u030Angstrom', 'E\u0301A\u030A'],
  ['', 'Reyes', 'R'],
])('initials of %s %s', (first, last, expected) => expect(initials(first, last)).toBe(expected))

test.each([
  [0, 'Free'],
  [0.5, '$0.50'],
  [75, '$75'],
  [1299.9, '$1,299.90'],
])('a price of %d', (price, text) => expect(formatPrice(price)).toBe(text))

test.each([
  [0, '0 students'],
  [1, '1 student'],
  [999, '999 students'],
  [1000, '1,000 students'],
  [10_000, '10,000 students'],
  [1_234_567, '1,234,567 students'],
])('%d students', (count, text) => expect(plural(count, 'student')).toBe(text))
