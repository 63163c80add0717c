import type { SortingState } from '@tanstack/react-table'

/**
 * The requested sort order. The rows follow a moment later (deferred), so the controls show this and not the table's
 * state.
 */
export type SortProps = { sorting: SortingState; onSort: (sorting: SortingState) => void }

type Column = { id: string; getFirstSortDir(): 'asc' | 'desc' }

export const directionOf = ({ id }: { id: string }, sorting: SortingState) => {
  const sort = sorting.find((one) => one.id === id)
  return sort && (sort.desc ? 'desc' : 'asc')
}

/**
 * The sort order after pressing a column header: first its default direction, then the other one, then the server's
 * order.
 */
export function nextSorting(column: Column, sorting: SortingState): SortingState {
  const first = column.getFirstSortDir()
  const now = directionOf(column, sorting)
  if (!now) return [{ id: column.id, desc: first === 'desc' }]
  return now === first ? [{ id: column.id, desc: first !== 'desc' }] : []
}

const collator = new Intl.Collator('en-US', { sensitivity: 'base' })

/** What a column sorts by. */
export type SortValue = string | number

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
 * Sorts rows by their ranks. Rows without one come last in both directions, and equal rows keep their order. TanStack
 * Table's own row model would take nearly twice as long for 10,000 rows, since it reads two values for each comparison.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  rankOf: (row: Row) => number | undefined,
  isDescending: boolean,
): readonly Row[] {
  const sign = isDescending ? -1 : 1
  return rows
    .map((row) => ({ row, place: sign * (rankOf(row) ?? sign * Number.MAX_SAFE_INTEGER) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ row }) => row)
}
