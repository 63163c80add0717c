import { expect, test } from 'vitest'
import { defineColumns, metaOf } from './columns.ts'
import { ranksOf, sortRows } from './sorting.ts'

type Row = { name: string | null; score: number | null }
const data: Row[] = [
  { name: 'Émile', score: 10 },
  { name: 'adam', score: null },
  { name: null, score: 9 },
  { name: 'Zoe', score: 10 },
  { name: 'Adam', score: 100 },
]
const columns = defineColumns<Row>(
  [
    { id: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
    { id: 'score', header: 'Score', cell: ({ score }) => score, sortBy: ({ score }) => score },
  ],
  data,
)

/** The rows sorted by a column, as positions in the data. */
function sorted(id: keyof Row, isDescending: boolean) {
  const { rankOf } = metaOf<Row>({ columnDef: columns.find((column) => column.id === id) ?? {} })
  return sortRows(data, rankOf, isDescending).map((row) => data.indexOf(row))
}

test('text sorts regardless of case and accents, equal rows keep their order, and empty ones come last', () => {
  expect(sorted('name', false)).toEqual([1, 4, 0, 3, 2])
  expect(sorted('name', true)).toEqual([3, 0, 1, 4, 2])
})

test('numbers in a text sort by size, regardless of leading zeros', () => {
  const ranks = ranksOf(['Range 10', 'Range 9', 'range 09', '2 lanes', '10 lanes', 'Range'])
  expect([...ranks].toSorted(([, a], [, b]) => a - b)).toEqual([
    ['2 lanes', 0],
    ['10 lanes', 1],
    ['Range', 2],
    ['Range 9', 3],
    ['range 09', 3],
    ['Range 10', 4],
  ])
})

test('numbers sort by size', () => {
  expect(sorted('score', false)).toEqual([2, 0, 3, 4, 1])
  expect(sorted('score', true)).toEqual([4, 0, 3, 2, 1])
})
