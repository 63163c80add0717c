import {
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { filteredRowModel, type TableMeta } from './filtering.ts'
import { sortedRowModel } from './sorting.ts'

/**
 * Where a cell is on a phone: by default on a line of its own, below the name of its column. In a list of short rows it is
 * beside the title (`aside`), on the line below it (`line`, up to two), between these two and as wide as the row (`second`),
 * on a line of its own at the end (`wide`), or `hidden`, if it is shown elsewhere.
 */
export type PhonePlace = 'aside' | 'second' | 'line' | 'wide' | 'hidden'

/** What a column says beside what TanStack Table knows. */
export type ColumnMeta<Row> = {
  width: string
  phone: PhonePlace | undefined
  cell: (row: Row) => ReactNode
}

// It would give each row two objects for the filters of columns. No table has such filters, and 10,000 rows are many.
const { initRowInstanceData: _, ...columnFiltering } = columnFilteringFeature

/** The features our tables use; TanStack Table leaves the rest out of the bundle. The row models are our own plug-ins. */
export const features = tableFeatures({
  columnFilteringFeature: columnFiltering,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel,
  sortedRowModel,
  // TanStack Table takes only the types of these two.
  columnMeta: {} as ColumnMeta<never>,
  tableMeta: {} as TableMeta<never>,
})
