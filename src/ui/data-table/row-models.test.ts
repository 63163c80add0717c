import { describe, expect, test } from 'vitest'
import { filteredByText, sortedByRank } from './row-models.ts'

type Row = { name: string | null; score: number | null }
const data: Row[] = [
  { name: 'Émile', score: 10 },
  { name: 'adam', score: null },
  { name: null, score: 9 },
  { name: 'Zoe', score: 10 },
  { name: 'Adam', score: 100 },
]

/** The rows that are left, by where they stood. */
function tableOf(sorting: { id: keyof Row; desc: boolean }[], filter = '') {
  const rows = data.map((original, index) => ({
    index,
    original,
    getValue: (column: string) => original[column as keyof Row],
  }))
  const all = { rows, flatRows: rows, rowsById: Object.fromEntries(rows.map((row) => [row.index, row])) }
  const table = {
    atoms: { globalFilter: { get: () => filter }, sorting: { get: () => sorting } },
    options: { data, meta: { textOf: (row: Row) => `${row.name} ${row.score}` } },
    getPreFilteredRowModel: () => all,
    getPreSortedRowModel: () => filteredByText(table)(),
  }
  return sortedByRank(table)().rows.map((row) => row.index)
}

describe('sorting', () => {
  test('compares as people do, nothing last, equals in their order', () => {
    expect(tableOf([{ id: 'name', desc: false }])).toEqual([1, 4, 0, 3, 2])
    expect(tableOf([{ id: 'name', desc: true }])).toEqual([3, 0, 1, 4, 2])
  })

  test('compares numbers as numbers', () => {
    expect(tableOf([{ id: 'score', desc: false }])).toEqual([2, 0, 3, 4, 1])
    expect(tableOf([{ id: 'score', desc: true }])).toEqual([4, 0, 3, 2, 1])
  })

  test('leaves the rows alone when nothing is asked', () => expect(tableOf([])).toEqual([0, 1, 2, 3, 4]))
})

describe('filtering', () => {
  test.each([
    ['ADAM', [1, 4]],
    ['adam 100', [4]],
    ['100 adam', [4]],
    ['  ', [0, 1, 2, 3, 4]],
    ['nobody', []],
  ])('by %j', (filter, expected) => expect(tableOf([], filter)).toEqual(expected))

  test('and sorting go together', () => {
    expect(tableOf([{ id: 'score', desc: true }], '10')).toEqual([4, 0, 3])
  })
})
