import { expect, test } from 'vitest'
import { postalCodeOf } from './postal-code.ts'

test.each([
  ['53703', '53703'],
  [' 53703 ', '53703'],
  ['02108', '02108'],
  ['53703-1234', '53703'],
  ['53703 1234', '53703'],
  ['537031234', '53703'],
  ['5370', undefined],
  ['537033', undefined],
  ['53703-12', undefined],
  ['K1A 0B1', undefined],
  ['５３７０３', undefined],
  ['53703\u0000', undefined],
  ['Madison', undefined],
  ['', undefined],
])('%j means %j', (text, code) => {
  expect(postalCodeOf(text)).toBe(code)
})
