import type { SortingState } from '@tanstack/react-table'

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
