import {
  createSortedRowModel,
  type Row as TanStackRow,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'

/** The features our tables use; TanStack Table leaves the rest out of the bundle. */
export const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })

/** A row of a table with these features. */
export type FeatureRow<Row extends object> = TanStackRow<typeof features, Row>
