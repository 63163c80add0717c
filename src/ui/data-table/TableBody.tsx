import type { Ref } from 'react'
import { useDisplay } from '../display.ts'
import type { TableRows } from './columns.ts'
import { LongBody, VIRTUAL_FROM } from './LongBody.tsx'
import type { OpenMenu } from './RowMenu.tsx'
import { TableRow } from './TableRow.tsx'

type TableBodyProps<Row extends object> = {
  rows: TableRows<Row>
  columns: number
  rowName: (row: Row) => string
  pending: ((row: Row) => string | undefined) | undefined
  /** What was just done to the row, in a word. */
  changeOf: (row: Row) => string | undefined
  /** Number of rows on earlier pages. */
  before: number
  isStale: boolean
  menu: OpenMenu | undefined
  onMenu: ((open: OpenMenu) => void) | undefined
}

/** The rows, or only those in view if there are many. */
export function TableBody<Row extends object>(props: TableBodyProps<Row>) {
  const { rows, columns, rowName, pending, changeOf, before, isStale, menu, onMenu } = props
  const { appearance, density } = useDisplay()
  const line = (position: number, top?: number, measure?: Ref<HTMLTableRowElement>) => {
    const row = rows[position]
    if (!row) throw new Error(`there is no row ${position}`)
    return (
      <TableRow
        key={row.id}
        row={row}
        name={rowName(row.original)}
        position={position}
        before={before}
        pending={pending?.(row.original)}
        change={changeOf(row.original)}
        isMenuOpen={menu?.rowId === row.id}
        isStale={isStale}
        onMenu={onMenu}
        top={top}
        measure={measure}
      />
    )
  }
  if (rows.length <= VIRTUAL_FROM) return <tbody role="rowgroup">{rows.map((_, i) => line(i))}</tbody>
  return (
    // Rows of another height are measured anew.
    <LongBody key={`${appearance} ${density}`} count={rows.length} columns={columns}>
      {line}
    </LongBody>
  )
}
