import { memo, type RowModel, type Table, type TableFeature } from '@tanstack/react-table'
import { fold, wordsOf } from '../../lib/fold.ts'

/** The options of a table that TanStack Table does not know. */
export type TableMeta<Row> = {
  /** The text that the filter looks into. */
  filterText: ((row: Row) => string) | undefined
}

/** The features of a table that the filter needs. */
type Filters = { globalFilteringFeature: TableFeature; tableMeta: TableMeta<object> }

/** Returns a test for folded texts that contain every word of the filter, in any order. */
export function matcherOf(filter: string): (folded: string) => boolean {
  const words = wordsOf(filter)
  return (folded) => words.every((word) => folded.includes(word))
}

/**
 * The rows that match the filter, in the order of the data: a row model of TanStack Table. The texts of the rows are folded
 * when the first letter of a filter is typed, and not again for the next ones.
 */
export function filteredRowModel(table: Table<Filters, object>): () => RowModel<Filters, object> {
  const texts = memo({
    memoDeps: () => [table.getPreFilteredRowModel(), table.options.meta?.filterText],
    fn: ({ rows }, textOf) => textOf && rows.map(({ original }) => fold(textOf(original))),
  })
  const filterText = () => table.atoms.globalFilter?.get() as string | undefined
  return memo({
    memoDeps: () => [
      table.getPreFilteredRowModel(),
      filterText(),
      filterText()?.trim() ? texts() : undefined,
    ],
    fn: (all, filter = '', folded) => {
      if (!folded) return all
      const matches = matcherOf(filter)
      return withRows(
        all,
        all.rows.filter((_row, i) => matches(folded[i] ?? '')),
      )
    },
  })
}

/** A row model with other rows. Rows of ours have no rows below them. */
export const withRows = <Model extends { rows: unknown[] }>(model: Model, rows: Model['rows']): Model => ({
  ...model,
  rows,
  flatRows: rows,
})
