import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useTable } from '@tanstack/react-table'
import {
  type CSSProperties,
  type ReactNode,
  type Ref,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react'
import type { ApiError } from '../../api/errors.ts'
import { plural } from '../../lib/plural.ts'
import { FailureNotice } from '../Notice.tsx'
import type { Pages } from '../useListState.ts'
import { type Column, defineColumns, metaOf } from './columns.ts'
import classes from './DataTable.module.css'
import { features } from './features.ts'
import { LoadingRows } from './LoadingRows.tsx'
import { Pager } from './Pager.tsx'
import { lazily } from '../lazily.tsx'
import type { Action, OpenMenu } from './RowMenu.tsx'
import { TableHead } from './TableHead.tsx'
import { TableRow } from './TableRow.tsx'
import { VirtualRows } from './VirtualRows.tsx'

const RowMenu = lazily(async () => (await import('./RowMenu.tsx')).RowMenu)

/** What the table needs of a query. */
type Query = {
  error: ApiError | null
  isFetching: boolean
  isPlaceholderData: boolean
  refetch: () => unknown
}

export type DataTableProps<Row extends object> = {
  /** What is listed, in the plural: `students`. */
  label: string
  /** One of them: `student`. */
  singular: string
  query: Query
  /** Undefined until they are loaded. */
  rows: readonly Row[] | undefined
  columns: readonly Column<Row>[]
  rowId: (row: Row) => string
  /** What a row is called in the labels of its controls. */
  rowName: (row: Row) => string
  actions?: (row: Row) => readonly Action[]
  /** What is happening to a row: `Archiving…`. */
  pending?: (row: Row) => string | undefined
  /** In the place of the rows when there are none. */
  empty: ReactNode
  /** The server gives a page at a time. */
  paging?: { list: Pages; meta: { total: number; totalPages: number } | undefined }
  /** Text that the filter looks into. Only for lists that are loaded whole. */
  filterText?: (row: Row) => string
}

const MENU_WIDTH = '5.5rem'
const ROW_HEIGHT = 85
/** From here on only the rows in view are rendered. */
const VIRTUAL_FROM = 100

/**
 * A list: loading, failure, emptiness, rows, and rows while newer ones load. A real table for everyone who reads it,
 * cards on a phone.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, singular, query, columns, rowId, rowName, actions, pending, empty, paging, filterText } =
    props
  const isBeyond = useLastPage(paging, query.isPlaceholderData)
  const rows = isBeyond ? undefined : props.rows
  const [filter, setFilter] = useState('')
  const [menu, setMenu] = useState<OpenMenu>()
  const defined = useMemo(() => defineColumns(columns), [columns])
  const table = useTable({
    features,
    columns: defined,
    data: rows ?? NONE,
    getRowId: rowId,
    meta: { textOf: filterText },
    state: { globalFilter: useDeferredValue(filter) },
    onGlobalFilterChange: setFilter,
    manualSorting: paging !== undefined,
    enableSorting: paging === undefined,
  })

  if (!rows && query.error)
    return <FailureNotice what={label} error={query.error} onRetry={() => void query.refetch()} />
  if (rows?.length === 0) return <div className={classes['frame']}>{empty}</div>

  const shown = table.getRowModel().rows
  const tracks = [
    ...table.getAllLeafColumns().map((column) => metaOf(column).width),
    ...(actions ? [MENU_WIDTH] : []),
  ]
  const openRow = menu && shown.find((row) => row.id === menu.rowId)
  const line = (position: number, style?: CSSProperties, measure?: Ref<HTMLTableRowElement>) => {
    const row = shown[position]
    if (!row) throw new Error(`there is no row ${position}`)
    return (
      <TableRow
        key={row.id}
        row={row}
        name={rowName(row.original)}
        position={position}
        pending={pending?.(row.original)}
        isMenuOpen={menu?.rowId === row.id}
        onMenu={actions && setMenu}
        style={style}
        measure={measure}
      />
    )
  }

  return (
    <div className={classes['list']}>
      {filterText && (rows?.length ?? 0) > 1 && (
        <TextInput
          className={classes['filter']}
          aria-label={`Filter ${label}`}
          placeholder={`Filter ${label}`}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value)}
        />
      )}
      <div className={classes['frame']} data-stale={query.isPlaceholderData}>
        <table
          role="table"
          className={classes['table']}
          aria-label={label}
          aria-busy={query.isFetching}
          aria-rowcount={(paging?.meta?.total ?? shown.length) + 1}
          style={{ '--tracks': tracks.join(' ') } as CSSProperties}
        >
          <TableHead table={table} hasMenu={actions !== undefined} />
          {!rows ? (
            <LoadingRows columns={columns.length} />
          ) : shown.length > VIRTUAL_FROM ? (
            <VirtualRows count={shown.length} rowHeight={ROW_HEIGHT}>
              {line}
            </VirtualRows>
          ) : (
            <tbody role="rowgroup">{shown.map((_, position) => line(position))}</tbody>
          )}
        </table>
        {rows && shown.length === 0 && <p className={classes['nothing']}>Nothing matches “{filter}”.</p>}
      </div>
      <p role="status" className="visually-hidden">
        {!rows ? `Loading ${label}` : plural(paging?.meta?.total ?? shown.length, singular, label)}
      </p>
      {paging?.meta && rows && <Pager list={paging.list} {...paging.meta} label={label} />}
      {openRow && actions && (
        <RowMenu
          key={openRow.id}
          label={`Actions for ${rowName(openRow.original)}`}
          open={menu}
          actions={actions(openRow.original)}
          onClose={() => setMenu(undefined)}
        />
      )}
    </div>
  )
}

const NONE: never[] = []

/** A page that does not exist, or no longer, becomes the last one. True while the list stands beyond it. */
function useLastPage(paging: DataTableProps<object>['paging'], isPlaceholder: boolean): boolean {
  const last = paging?.meta && !isPlaceholder ? Math.max(paging.meta.totalPages, 1) : undefined
  const isBeyond = last !== undefined && paging !== undefined && paging.list.page > last
  useEffect(() => {
    if (isBeyond) paging.list.setPage(last, { replace: true })
  })
  return isBeyond
}
