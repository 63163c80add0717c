import { memo, type RowModel, type Table, type TableFeature } from '@tanstack/react-table'
import { withRows } from './filtering.ts'

/** The features of a table that sorting needs. */
type Sorts = { rowSortingFeature: TableFeature }

const collator = new Intl.Collator('en-US', { sensitivity: 'base' })

/** What a column sorts by. */
export type SortValue = string | number

/** The place of a value among the values of its column. Undefined if there is no value. */
type Rank = number | undefined

/** Pads digits, so that `Range 9` comes before `Range 10`. The collator's own `numeric` would take three times as long. */
const keyOf = (value: SortValue) =>
  typeof value === 'number' ? value : value.replace(/\d+/g, (digits) => digits.padStart(20, '0'))

const compare = (a: SortValue, b: SortValue) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))

/** The rank of each value: numbers by size, text as people sort it, ignoring case and accents. Equal values share a rank. */
export function ranksOf(values: readonly (SortValue | undefined)[]): Map<SortValue | undefined, number> {
  const sorted = [...new Set(values)]
    .filter((value) => value !== undefined)
    .map((value) => ({ value, key: keyOf(value) }))
    .toSorted((a, b) => compare(a.key, b.key))
  const ranks = new Map<SortValue | undefined, number>()
  let rank = 0
  for (const [position, { value, key }] of sorted.entries()) {
    const previous = sorted[position - 1]
    if (previous && compare(previous.key, key) !== 0) rank++
    ranks.set(value, rank)
  }
  return ranks
}

/**
 * Sorts rows by the ranks at their positions in the data. Rows without one come last in both directions, and equal rows
 * keep their order. Ranks count up from 0 without gaps, so nothing has to be compared.
 */
function sortRows<One extends { index: number }>(
  rows: readonly One[],
  ranks: readonly Rank[],
  isDescending: boolean,
): One[] {
  const byRank = rows.map((): One[] => [])
  const unranked: One[] = []
  for (const row of rows) (byRank[ranks[row.index] ?? -1] ?? unranked).push(row)
  if (isDescending) byRank.reverse()
  return [...byRank, unranked].flat()
}

/**
 * The filtered rows in the order that the table sorts by: a row model of TanStack Table. Its own would compare the texts
 * of 10,000 rows again for each order and each filter. Here a column ranks its values once, and an order is kept while the
 * filter changes. It sorts by one column at a time.
 */
export function sortedRowModel(table: Table<Sorts, object>): () => RowModel<Sorts, object> {
  const ranksByColumn = memo({
    memoDeps: () => [table.getCoreRowModel(), table.options.columns],
    fn: () => new Map<string, Rank[]>(),
  })
  const ranks = (id: string) => {
    const known = ranksByColumn().get(id)
    if (known) return known
    const valueOf = table.getColumn(id)?.accessorFn
    const values = table
      .getCoreRowModel()
      .rows.map(({ original, index }) => valueOf?.(original, index) as SortValue | undefined)
    const rankOf = ranksOf(values)
    const made = values.map((value) => rankOf.get(value))
    ranksByColumn().set(id, made)
    return made
  }
  const order = memo({
    memoDeps: () => [
      table.getCoreRowModel(),
      table.atoms.sorting?.get().find(({ id }) => table.getColumn(id)?.getCanSort()),
      ranksByColumn(),
    ],
    fn: ({ rows }, sort) => sort && sortRows(rows, ranks(sort.id), sort.desc),
  })
  return memo({
    memoDeps: () => [table.getPreSortedRowModel(), order()],
    fn: (filtered, sorted) => {
      if (!sorted) return filtered
      if (filtered.rows.length === sorted.length) return withRows(filtered, sorted)
      const isKept: boolean[] = []
      for (const { index } of filtered.rows) isKept[index] = true
      return withRows(
        filtered,
        sorted.filter(({ index }) => isKept[index]),
      )
    },
  })
}
