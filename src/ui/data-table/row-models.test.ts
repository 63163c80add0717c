import { type SortingState, useTable } from '@tanstack/react-table'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { type Column, defineColumns } from './columns.ts'
import { features } from './features.ts'
import { filteredRowModel, type TableMeta } from './filtering.ts'

type Row = { name: string | null; score: number | null }
const data: Row[] = [
  { name: 'Émile', score: 10 },
  { name: 'adam', score: null },
  { name: null, score: 9 },
  { name: 'Zoe', score: 10 },
  { name: 'Adam', score: 100 },
  { name: 'Jose\u0301 O’Brien', score: 9 },
]
const columns: Column<Row>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { id: 'score', header: 'Score', cell: ({ score }) => score, sortBy: ({ score }) => score },
]
const defined = defineColumns(columns, data)
const text = ({ name, score }: Row) => `${name ?? ''} ${score ?? ''}`

/** The rows that a table shows, as positions in the data. */
function shown(sorting: SortingState, globalFilter = '', meta: TableMeta<Row> = { filterText: text }) {
  const Positions = () => {
    const initialState = { sorting, globalFilter }
    const table = useTable({ features, columns: defined, data, initialState, meta })
    return JSON.stringify(table.getRowModel().rows.map(({ index }) => index))
  }
  return JSON.parse(renderToString(createElement(Positions))) as number[]
}
const by = (id: keyof Row, desc = false) => [{ id, desc }]

test('text sorts regardless of case and accents, equal rows keep their order, and empty ones come last', () => {
  expect(shown(by('name'))).toEqual([1, 4, 0, 5, 3, 2])
  expect(shown(by('name', true))).toEqual([3, 5, 0, 1, 4, 2])
})

test('numbers sort by size', () => {
  expect(shown(by('score'))).toEqual([2, 5, 0, 3, 4, 1])
  expect(shown(by('score', true))).toEqual([4, 0, 3, 2, 5, 1])
})

test.each([
  ['ADAM', [1, 4]],
  ['adam 100', [4]],
  ['100 adam', [4]],
  ['10', [0, 3, 4]],
  ['emile', [0]],
  ['josé', [5]],
  ["jose o'b", [5]],
  ['  ', [0, 1, 2, 3, 4, 5]],
  ['nobody', []],
])('the filter %j keeps the rows %j', (filter, expected) => expect(shown([], filter)).toEqual(expected))

test('sorted rows stay sorted while they are filtered', () =>
  expect(shown(by('name', true), '10')).toEqual([3, 0, 4]))

test('a list without filter text keeps every row', () =>
  expect(shown([], 'adam', { filterText: undefined })).toEqual([0, 1, 2, 3, 4, 5]))

test('the text of a row is read once while a filter is typed, and again when the rows or their texts change', () => {
  const modelOf = (rows: Row[]) => ({ rows: rows.map((original, index) => ({ original, index })) })
  const score = vi.fn(({ score: found }: Row) => String(found))
  const now = { model: modelOf(data), filter: '', meta: { filterText: vi.fn(text) } as TableMeta<Row> }
  const table = {
    getPreFilteredRowModel: () => now.model,
    atoms: { globalFilter: { get: () => now.filter } },
    get options() {
      return { meta: now.meta }
    },
  }
  const filtered = filteredRowModel(table as never)
  const positions = (change: Partial<typeof now>) => {
    Object.assign(now, change)
    return filtered().rows.map(({ index }) => index)
  }
  const { filterText } = now.meta

  expect(positions({})).toEqual([0, 1, 2, 3, 4, 5])
  expect(filterText).not.toHaveBeenCalled()
  expect(positions({ filter: 'a' })).toEqual([1, 4])
  expect(positions({ filter: 'ad' })).toEqual([1, 4])
  expect(filterText).toHaveBeenCalledTimes(data.length)
  expect(positions({ model: modelOf(data.slice(2)) })).toEqual([2])
  expect(positions({ filter: '10', meta: { filterText: score } })).toEqual([1, 2])
  expect(score).toHaveBeenCalledTimes(4)
})
