import { createSortedRowModel, rowSortingFeature, tableFeatures } from '@tanstack/react-table'

/** The features our tables use; TanStack Table leaves the rest out of the bundle. */
export const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })
