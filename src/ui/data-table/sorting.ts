import type { SortingState } from '@tanstack/react-table'
import type { FeatureRow } from './features.ts'

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

const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' })

/** Compares two rows by a column: numbers by value, text alphabetically, ignoring case and accents. */
export function byValue<Row extends object>(a: FeatureRow<Row>, b: FeatureRow<Row>, column: string): number {
  const [left, right] = [a.getValue(column), b.getValue(column)]
  if (typeof left === 'number' && typeof right === 'number') return left - right
  return collator.compare(String(left), String(right))
}
