import { createSortedRowModel, rowSortingFeature, tableFeatures } from '@tanstack/react-table'

/** What our tables can do; TanStack Table leaves the rest out of the bundle. */
export const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })
