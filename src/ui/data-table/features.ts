import {
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'
import { filteredByText, sortedByRank } from './row-models.ts'

/** What our tables can do; TanStack Table leaves the rest out of the bundle. */
export const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: filteredByText as never,
  sortedRowModel: sortedByRank as never,
})
