import { createColumnHelper, type ReactTable } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import type { features } from './features.ts'
import { byValue } from './sorting.ts'

/** A column of a list, as a page defines it. */
export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Width as a grid track; by default an equal share of the remaining space. */
  width?: string
  /** The value to sort by. Only for lists that are loaded whole. */
  sortBy?: (row: Row) => string | number | null
}

type Meta<Row> = { width: string; cell: (row: Row) => ReactNode }
export type Table<Row extends object> = ReactTable<typeof features, Row>

/** Converts columns to TanStack Table's column definitions. */
export function defineColumns<Row extends object>(columns: readonly Column<Row>[]) {
  const helper = createColumnHelper<typeof features, Row>()
  return columns.map(({ id, header, cell, width = 'minmax(0, 1fr)', sortBy }) =>
    helper.accessor((row): unknown => sortBy?.(row) ?? undefined, {
      id,
      header,
      enableSorting: sortBy !== undefined,
      sortFn: byValue,
      sortUndefined: 'last',
      meta: { width, cell } satisfies Meta<Row>,
    }),
  )
}

/** The metadata that `defineColumns` attached to a column. */
export const metaOf = <Row>({ columnDef }: { columnDef: { meta?: unknown } }) => columnDef.meta as Meta<Row>
