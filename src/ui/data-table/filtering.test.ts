import { expect, test } from 'vitest'
import { fold } from '../../lib/fold.ts'
import { filterRows } from './filtering.ts'

const data = ['Émile 10', 'adam', 'Zoe 10', 'Adam 100', 'Jose\u0301 O’Brien']
const inOrder = data.map((_, index) => ({ index }))
const texts = () => data.map(fold)
const filtered = (rows: readonly { index: number }[], filter: string) =>
  filterRows(rows, texts, filter).map(({ index }) => index)

test.each([
  ['ADAM', [1, 3]],
  ['adam 100', [3]],
  ['100 adam', [3]],
  ['10', [0, 2, 3]],
  ['emile', [0]],
  ['josé', [4]],
  ["jose o'b", [4]],
  ['  ', [0, 1, 2, 3, 4]],
  ['nobody', []],
])('the filter %j keeps the rows %j', (filter, expected) =>
  expect(filtered(inOrder, filter)).toEqual(expected),
)

test('sorted rows stay sorted', () => expect(filtered(inOrder.toReversed(), '10')).toEqual([3, 2, 0]))

test('a list without filter text keeps every row', () =>
  expect(filterRows(inOrder, undefined, 'adam')).toBe(inOrder))
