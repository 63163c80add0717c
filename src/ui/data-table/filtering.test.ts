import { expect, test } from 'vitest'
import { filterRows } from './filtering.ts'

const data = ['Émile 10', 'adam', 'Zoe 10', 'Adam 100']
const inOrder = data.map((_, index) => ({ index }))
const text = (row: string) => row
const filtered = (rows: readonly { index: number }[], filter: string) =>
  filterRows(rows, data, filter, text).map(({ index }) => index)

test.each([
  ['ADAM', [1, 3]],
  ['adam 100', [3]],
  ['100 adam', [3]],
  ['10', [0, 2, 3]],
  ['  ', [0, 1, 2, 3]],
  ['nobody', []],
])('the filter %j keeps the rows %j', (filter, expected) =>
  expect(filtered(inOrder, filter)).toEqual(expected),
)

test('sorted rows stay sorted', () => expect(filtered(inOrder.toReversed(), '10')).toEqual([3, 2, 0]))

test('a list without filter text keeps every row', () =>
  expect(filterRows(inOrder, data, 'adam', undefined)).toBe(inOrder))
