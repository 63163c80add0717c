import { expect, test } from 'vitest'
import { paths } from '../paths.ts'
import { wellFormed } from './well-formed.ts'

test.each([
  [{ data: { name: 'Half \uD83D' } }, { data: { name: 'Half \uFFFD' } }],
  [
    ['\uDE00', '😀', { list: ['\uD83Dx'] }],
    ['\uFFFD', '😀', { list: ['\uFFFDx'] }],
  ],
  [{ counts: { 'Half \uD83D': 9 } }, { counts: { 'Half \uFFFD': 9 } }],
  [
    { n: 1, b: false, nothing: null },
    { n: 1, b: false, nothing: null },
  ],
  [null, null],
])('%j is read as %j', (value, expected) => expect(wellFormed(value)).toEqual(expected))

test('a link to a curriculum can be built from any text', () =>
  expect(paths.classesOf('Half \uD83D')).toBe('/instructor-search?type=classes&curriculum=Half+%EF%BF%BD'))
