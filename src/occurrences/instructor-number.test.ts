import { expect, test } from 'vitest'
import { validateInstructorNumber } from './instructor-number.ts'

const robin = { number: '100400', firstName: 'Robin', lastName: 'Vega' }

test.each([
  ['100300', null],
  ['  100300 ', null],
  ['', 'Required'],
  ['   ', 'Required'],
  ['abc', 'A number has digits only, for example 100400.'],
  ['100 300', 'A number has digits only, for example 100400.'],
  ['#100300', 'A number has digits only, for example 100400.'],
  ['1e5', 'A number has digits only, for example 100400.'],
  ['-100300', 'A number has digits only, for example 100400.'],
  ['1'.repeat(21), 'A number has digits only, for example 100400.'],
  ['100200', 'This is your own number.'],
  [' 100200 ', 'This is your own number.'],
  ['100400', 'Robin Vega already teaches this class.'],
])('%j', (typed, message) => expect(validateInstructorNumber(typed, '100200', [robin])).toBe(message))

test('without an own number, no number counts as the own one', () =>
  expect(validateInstructorNumber('100200', undefined, [])).toBeNull())
