import { expect, test } from 'vitest'
import { validateInstructorNumber } from './instructor-number.ts'

const robin = { number: '100400', firstName: 'Robin', lastName: 'Vega' }

test.each([
  ['100300', null],
  ['  100300 ', null],
  ['', 'Required'],
  ['   ', 'Required'],
  ['abc', 'Use digits only, for example 100400.'],
  ['100 300', 'Use digits only, for example 100400.'],
  ['#100300', 'Use digits only, for example 100400.'],
  ['1e5', 'Use digits only, for example 100400.'],
  ['-100300', 'Use digits only, for example 100400.'],
  ['1'.repeat(21), 'Use digits only, for example 100400.'],
  ['100200', 'This is your own number.'],
  [' 100200 ', 'This is your own number.'],
  ['100400', 'Robin Vega already teaches this class.'],
])('the number %j of a co-instructor gets the message %j', (typed, message) =>
  expect(validateInstructorNumber(typed, '100200', [robin])).toBe(message),
)

test('a user without a number can enter any number', () =>
  expect(validateInstructorNumber('100200', undefined, [])).toBeNull())
