import { useTable } from '@tanstack/react-table'
import { useDeferredValue, useMemo } from 'react'
import type { ApiError } from '../../api/errors.ts'
import { type Column, defineColumns, filterOf, type Table, type TableRows } from './columns.ts'
import { features } from './features.ts'

/** What is searched for in a list in pages. The page passes all rows, and no `paging`, once it has them. */
export type Search = {
  text: string
  setText: (text: string) => void
  /** The rows of all pages are still loading. */
  isLoading: boolean
  /** Why they did not load. */
  failure: ApiError | undefined
}

type DataTableOptions<Row extends object> = {
  rows: readonly Row[] | undefined
  columns: readonly Column<Row>[]
  rowId: (row: Row) => string
  filterText: ((row: Row) => string) | undefined
  /** Whether the rows are the whole list. Only then can they be sorted. */
  isWhole: boolean
  search: Search | undefined
}

/**
 * The table of a list, which keeps its sorting and its filter; the rows it shows; and the text of the filter.
 *
 * The text of a search does not go through the table, which always has the options of the latest render, even if React has
 * thrown that away: between two key presses, the field would show an older text.
 */
export function useDataTable<Row extends object>(from: DataTableOptions<Row>) {
  const { rows = NONE, columns, rowId, filterText, isWhole, search } = from
  const source = useMemo(
    () => ({
      data: rows,
      columns: defineColumns(columns, rows),
      enableSorting: isWhole,
      meta: { filterText },
    }),
    [rows, columns, isWhole, filterText],
  )
  const table: Table<Row> = useTable({
    ...source,
    features,
    getRowId: rowId,
    enableMultiSort: false,
    ...(search && { state: { globalFilter: search.text } }),
  })
  // Sorting or filtering thousands of rows must not delay the next key press or click. Therefore the table is asked for
  // its rows a moment after its state has changed, but at once when it has other rows.
  const state = useDeferredValue(table.state)
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const shown: TableRows<Row> = useMemo(() => table.getRowModel().rows, [state, source])
  const filter = search?.text ?? filterOf(table)
  return { table, shown, filter, setFilter: search?.setText ?? table.setGlobalFilter }
}

const NONE: never[] = []
