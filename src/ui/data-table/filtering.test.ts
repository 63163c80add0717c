import { expect, test } from 'vitest'
import { filterRows } from './filtering.ts'

const rows = ['Émile 10', 'adam', 'Zoe 10', 'Adam 100'].map((original) => ({ original }))
const filtered = (filter: string) =>
  filterRows(rows, filter, (text: string) => text).map((row) => rows.indexOf(row))

test.each([
  ['ADAM', [1, 3]],
  ['adam 100', [3]],
  ['100 adam', [3]],
  ['10', [0, 2, 3]],
  ['  ', [0, 1, 2, 3]],
  ['nobody', []],
])('the filter %j keeps the rows %j', (filter, expected) => expect(filtered(filter)).toEqual(expected))

test('a list without filter text keeps every row', () =>
  expect(filterRows(rows, 'adam', undefined)).toBe(rows))
