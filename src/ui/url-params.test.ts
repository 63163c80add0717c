import { expect, test } from 'vitest'
import { anyText, oneOf } from './url-params.ts'

test.each([
  ['no parameter', null, 'BASIC'],
  ['one of the values', 'HISTORY', 'HISTORY'],
  ['the first value', 'BASIC', 'BASIC'],
  ['another text', 'history', 'BASIC'],
  ['a name that every object has', '__proto__', 'BASIC'],
])('%s is read as a value that is allowed', (_, text, value) =>
  expect(oneOf('BASIC', 'HISTORY').read(text)).toBe(value),
)

test('an empty text is no text', () => {
  expect(anyText.read('')).toBeUndefined()
  expect(anyText.read('s-1')).toBe('s-1')
})
