import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { LIMITS } from './limits.ts'
import { parse } from './parse.ts'
import { Refusal } from './refusal.ts'

const cellsOf = (text: string) => parse(text).rows.map(({ cells }) => cells)

test.each([
  ['a,b,c\n1,2,3', ['a', 'b', 'c']],
  ['a;b;c\n1;2,5;3', ['a', 'b', 'c']],
  ['a\tb\n1,5\t2,5', ['a', 'b']],
  ['a|b\n1|2', ['a', 'b']],
  ['"a,b";c\n"1,2";3', ['a,b', 'c']],
  ['Email\nana@example.com', ['Email']],
  ['\n\na;b\n1;2', ['a', 'b']],
  ['sep=;\na;b', ['a', 'b']],
  ['sep=\t\na\tb;c', ['a', 'b;c']],
])('the first row of %j has the cells %j', (text, cells) => expect(cellsOf(text)[0]).toEqual(cells))

test('a line that names the delimiter is not counted, as in Excel', () =>
  expect(parse('sep=;\na;b').rows[0]?.number).toBe(1))

const cell = fc.oneof(
  fc.string({ maxLength: 6 }),
  fc.constantFrom('a,b', 'a;b', 'a\nb', 'say "hi"', '"', '', ' "x" ', 'é'),
)
const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 8 })
const clean = (text: string) => text.replace(/\s+/g, ' ').trim()

test('text written with a known delimiter is read back, apart from spaces and blank rows', () =>
  fc.assert(
    fc.property(table, fc.constantFrom(',', ';', '\t', '|'), (rows, delimiter) => {
      const text = rows.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(delimiter))
      const expected = rows.map((row) => row.map(clean)).filter((row) => row.some(Boolean))
      fc.pre(expected.length > 0 && !rows.flat().some((one) => one.includes('\0')))
      expect(cellsOf(`sep=${delimiter}\n${text.join('\n')}`)).toEqual(expected)
    }),
  ))

test('any text is either read within the limits or refused with a message', () =>
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('"', ',', '\n', 'a', ';'), maxLength: 60 }), (text) => {
      try {
        const { rows } = parse(text)
        expect(rows.every(({ cells }) => cells.length <= LIMITS.columns && cells.some(Boolean))).toBe(true)
      } catch (cause) {
        expect(cause).toBeInstanceOf(Refusal)
      }
    }),
  ))

test.each(['"a",', '"",', '"a"b,', '" ', '"a";"b"|"c"\t', '\n', '"\n', '"a\n', ','])(
  'a megabyte of %j is refused',
  (part) => expect(() => parse(part.repeat(LIMITS.bytes / part.length))).toThrow(Refusal),
)
