import { createColumnHelper, type ReactTable } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { once } from '../../lib/once.ts'
import type { features } from './features.ts'
import { ranksOf, type SortValue } from './sorting.ts'

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

/**
 * Where a cell is on a phone: by default on a line of its own, below the name of its column. In a list of short rows it is
 * beside the title (`aside`), on the second line (`line`, up to two), on a line of its own below (`wide`), or `hidden`, if
 * it is shown elsewhere.
 */
export type PhonePlace = 'aside' | 'line' | 'wide' | 'hidden'

type Meta<Row> = {
  width: string
  phone: PhonePlace | undefined
  cell: (row: Row) => ReactNode
  /** The place of a row's value among those of all rows. Undefined if it has none. */
  rankOf: (row: Row) => number | undefined
}
export type Table<Row extends object> = ReactTable<typeof features, Row>

/**
 * The columns as TanStack Table knows them. They sort by the ranks of their values: comparing texts as people do takes most
 * of the time of sorting 10,000 rows, and this way it happens once for each text.
 */
export function defineColumns<Row extends object>(columns: readonly Column<Row>[], rows: readonly Row[]) {
  const helper = createColumnHelper<typeof features, Row>()
  return columns.map(({ id, header, cell, width = 'minmax(0, 1fr)', sortBy, phone }) => {
    const valueOf = (row: Row) => sortBy?.(row) ?? undefined
    const ranks = once(() => ranksOf(rows.map(valueOf)))
    const rankOf = (row: Row) => ranks().get(valueOf(row))
    // The values of a column are all numbers, or none is.
    const sample = sortBy && rows.find((row) => valueOf(row) !== undefined)
    return helper.accessor((row): unknown => valueOf(row), {
      id,
      header,
      enableSorting: sortBy !== undefined,
      sortDescFirst: sample !== undefined && typeof valueOf(sample) === 'number',
      meta: { width, phone, cell, rankOf } satisfies Meta<Row>,
    })
  })
}

/** The metadata that `defineColumns` attached to a column. */
export const metaOf = <Row>({ columnDef }: { columnDef: { meta?: unknown } }) => columnDef.meta as Meta<Row>
