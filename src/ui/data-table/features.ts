import { rowSortingFeature, tableFeatures } from '@tanstack/react-table'

/** The features our tables use; TanStack Table leaves the rest out of the bundle. `sortRows` does the sorting itself. */
export const features = tableFeatures({ rowSortingFeature })
