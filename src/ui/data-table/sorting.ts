import type { SortingState } from '@tanstack/react-table'
import type { FeatureRow } from './features.ts'

/** How a list is asked to be sorted. The rows follow a moment later, so the controls go by this and not by the table. */
export type SortProps = { sorting: SortingState; onSort: (sorting: SortingState) => void }

type Column = { id: string; getFirstSortDir(): 'asc' | 'desc' }

export const directionOf = ({ id }: { id: string }, sorting: SortingState) => {
  const sort = sorting.find((one) => one.id === id)
  return sort && (sort.desc ? 'desc' : 'asc')
}

/** One press of a head after the other: its first direction, the other one, and back to the order of the server. */
export function nextSorting(column: Column, sorting: SortingState): SortingState {
  const first = column.getFirstSortDir()
  const now = directionOf(column, sorting)
  if (!now) return [{ id: column.id, desc: first === 'desc' }]
  return now === first ? [{ id: column.id, desc: first !== 'desc' }] : []
}

const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' })

/** Compares two rows by a column: numbers by size, text as people sort it, ignoring case and accents. */
export function byValue<Row extends object>(a: FeatureRow<Row>, b: FeatureRow<Row>, column: string): number {
  const [left, right] = [a.getValue(column), b.getValue(column)]
  if (typeof left === 'number' && typeof right === 'number') return left - right
  return collator.compare(String(left), String(right))
}
