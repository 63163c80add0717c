import { createColumnHelper, type ReactTable, type Row as TableRow } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import type { ColumnMeta, features, PhonePlace } from './features.ts'
import type { SortValue } from './sorting.ts'

/** A column of a list, as a page defines it. */
export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Width as a grid track; by default an equal share of the remaining space. */
  width?: string
  /** What the rows are sorted by. Only for lists that are loaded whole. */
  sortBy?: (row: Row) => SortValue | null
  phone?: PhonePlace
}

export type Table<Row extends object> = ReactTable<typeof features, Row>
export type TableRows<Row extends object> = readonly TableRow<typeof features, Row>[]

/** What the rows of a table are filtered by. TanStack Table knows no type of it. */
export const filterOf = ({ state }: { state: { globalFilter?: string } }) => state.globalFilter ?? ''

/** The columns as TanStack Table knows them. */
export function defineColumns<Row extends object>(columns: readonly Column<Row>[], rows: readonly Row[]) {
  const helper = createColumnHelper<typeof features, Row>()
  return columns.map(({ id, header, cell, width = 'minmax(0, 1fr)', sortBy, phone }) => {
    const valueOf = (row: Row) => sortBy?.(row) ?? undefined
    // The values of a column are all numbers, or none is.
    const sample = sortBy && rows.find((row) => valueOf(row) !== undefined)
    return helper.accessor((row): unknown => valueOf(row), {
      id,
      header,
      enableSorting: sortBy !== undefined,
      sortDescFirst: sample !== undefined && typeof valueOf(sample) === 'number',
      meta: { width, phone, cell },
    })
  })
}

/** The metadata that `defineColumns` attached to a column. */
export const metaOf = <Row>({ columnDef }: { columnDef: { meta?: unknown } }) =>
  columnDef.meta as ColumnMeta<Row>
