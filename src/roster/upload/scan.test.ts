import * as fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { DELIMITERS, detectDelimiter } from './delimiter.ts'
import { scan } from './scan.ts'

const cell = fc.oneof(
  fc.string({ maxLength: 6 }),
  fc.constantFrom('a,b', 'a;b', 'a\nb', 'say "hi"', '"', '', ' "x" ', 'é'),
)
const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 8 })
const written = (rows: string[][], delimiter: string) =>
  rows.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(delimiter)).join('\n')

test('rows and cells are counted as the parser counts them', () =>
  fc.assert(
    fc.property(table, fc.constantFrom(...DELIMITERS), (rows, delimiter) => {
      const text = written(rows, delimiter)
      const { data } = Papa.parse<string[]>(text, { delimiter, newline: '\n' })
      const scanned = scan(text, delimiter)
      expect(scanned.isOpen).toBe(false)
      expect(scanned.rows.map(({ cells }) => cells)).toEqual(data.map(({ length }) => length))
    }),
  ))

test('no text is too strange to count', () =>
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('"', ',', '\n', 'a'), maxLength: 40 }), (text) => {
      const { rows } = scan(text, ',')
      expect(rows.every(({ start, end }) => start <= end && end <= text.length)).toBe(true)
    }),
  ))

test.each([
  ['a,b,c\n1,2,3', ','],
  ['a;b;c\n1;2,5;3', ';'],
  ['a\tb\n1,5\t2,5', '\t'],
  ['a|b\n1|2', '|'],
  ['"a,b";c\n"1,2";3', ';'],
  ['Email\nana@example.com', ','],
  ['\n\na;b\n1;2', ';'],
])('the cells of %j are parted by %j', (text, delimiter) => expect(detectDelimiter(text)).toBe(delimiter))
