import { type CSSProperties, type ReactNode, useRef, useState } from 'react'
import { type ApiError, failureText } from '../../api/errors.ts'
import { formatCount, plural } from '../../lib/words.ts'
import { useFailure } from '../failure/useFailure.ts'
import { FailureNotice, RetryNotice, StaleNotice } from '../Notice.tsx'
import { type Paging, useLastPage } from '../useLastPage.ts'
import { type Column, metaOf } from './columns.ts'
import css from './DataTable.module.css'
import { LoadingRows } from './LoadingRows.tsx'
import { NothingFound } from './NothingFound.tsx'
import { Pager } from './Pager.tsx'
import { laterOrToast } from '../laterOrToast.tsx'
import type { Action, OpenMenu } from './RowMenu.tsx'
import { TableBody } from './TableBody.tsx'
import { TableHead } from './TableHead.tsx'
import { TableTools } from './TableTools.tsx'
import { useChangedRows } from './useChangedRows.ts'
import { type Search, useDataTable } from './useDataTable.ts'
import { useRowFocus } from './useRowFocus.ts'
import { useRowKeys } from './useRowKeys.ts'

const RowMenu = laterOrToast(async () => (await import('./RowMenu.tsx')).RowMenu)

/** The fields of a query result that the table needs. */
type Query = {
  error: ApiError | null
  isFetching: boolean
  isPlaceholderData: boolean
  isFetchedAfterMount: boolean
}

export type DataTableProps<Row extends object> = {
  /** The plural name of the rows: `students`. */
  label: string
  /** The singular name of a row: `student`. */
  singular: string
  query: Query
  /** Undefined until they are loaded. */
  rows: readonly Row[] | undefined
  columns: readonly Column<Row>[]
  rowId: (row: Row) => string
  /** The row's name in the labels of its controls. */
  rowName: (row: Row) => string
  actions?: (row: Row) => readonly Action[]
  /** The operation in progress on a row: `Archiving…`. */
  pending?: (row: Row) => string | undefined
  /** Shown in place of the rows if there are none. */
  empty: ReactNode
  /** The server gives a page at a time. */
  paging?: Paging
  /**
   * Text that the filter looks into. In a list in pages it covers the page that is shown, and says so, unless there is a
   * `search`.
   */
  filterText?: (row: Row) => string
  /** Makes the filter search all pages of the list. */
  search?: Search
  /** Beside the filter. */
  tools?: ReactNode
}

const MENU_WIDTH = '5.5rem'

/**
 * A list with its loading, error and empty states. Old rows stay while new ones load. It is a real table for screen
 * readers and turns into cards on a phone.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, singular, query, columns, rowId, rowName, actions, pending, empty } = props
  const { paging, filterText, search, tools } = props
  const isBeyond = useLastPage(paging, query.isPlaceholderData)
  const rows = isBeyond ? undefined : props.rows
  const { error, isFetchedAfterMount } = query
  const failure = useFailure([{ data: rows, error, isFetchedAfterMount }])
  // Only loaded rows can be sorted and filtered. A paged list therefore cannot be sorted, and its filter says it covers
  // this page.
  const isWhole = !paging || paging.meta?.totalPages === 1
  const { table, shown, filter, setFilter } = useDataTable({
    rows,
    columns,
    rowId,
    filterText,
    isWhole,
    search,
  })
  const [menu, setMenu] = useState<OpenMenu>()
  const filterField = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const rowFocus = useRowFocus(list)
  useRowKeys(list, (position) => {
    // As with its menu: nothing is done to a row that is about to change or to go.
    const row = query.isPlaceholderData ? undefined : shown[position]?.original
    return (row && !pending?.(row) && actions?.(row)) || []
  })
  const changeOf = useChangedRows(list, rows, shown, filter)

  if (failure) return <FailureNotice what={label} error={failure} />
  if (rows?.length === 0)
    return (
      <div className={css['frame']} ref={list} tabIndex={-1}>
        {empty}
      </div>
    )

  const isFiltered = filter.trim() !== ''
  const total = isFiltered ? shown.length : (paging?.meta?.total ?? shown.length)
  const tracks = [
    ...table.getAllLeafColumns().map((column) => metaOf(column).width),
    ...(actions ? [MENU_WIDTH] : []),
  ]
  const openRow = menu && shown.find((row) => row.id === menu.rowId)

  return (
    <div className={css['list']} ref={list} tabIndex={-1} {...rowFocus}>
      {error && <StaleNotice error={error} />}
      {search?.failure && (
        <RetryNotice>We could not search the other pages. {failureText(search.failure)}</RetryNotice>
      )}
      {filterText && (
        <TableTools
          {...{ table, filter, setFilter, label, singular, isWhole, search, tools }}
          field={filterField}
          loaded={rows?.length}
          found={shown.length}
        />
      )}
      <div className={css['frame']} data-stale={query.isPlaceholderData}>
        <table
          role="table"
          className={css['table']}
          aria-label={label}
          aria-busy={query.isFetching}
          aria-rowcount={total + 1}
          style={{ '--tracks': tracks.join(' ') } as CSSProperties}
        >
          <TableHead table={table} hasMenu={actions !== undefined} />
          {rows ? (
            <TableBody
              {...{ rowName, pending, changeOf, menu }}
              rows={shown}
              columns={columns.length}
              before={paging && !isFiltered ? (paging.list.page - 1) * paging.list.perPage : 0}
              isStale={query.isPlaceholderData}
              onMenu={actions && setMenu}
            />
          ) : (
            <LoadingRows columns={columns.length} />
          )}
        </table>
        {rows && shown.length === 0 && (
          <NothingFound
            filter={filter}
            isWhole={isWhole}
            isSearching={search?.isLoading}
            onClear={() => {
              setFilter('')
              // The pressed button disappears.
              ;(rows.length > 1 ? filterField : list).current?.focus()
            }}
          />
        )}
      </div>
      <p role="status" className="visually-hidden">
        {!rows || (isFiltered && search?.isLoading)
          ? `Loading ${label}`
          : placeWords(plural(total, singular, label), !isFiltered && paging)}
      </p>
      {paging?.meta && rows && (
        <Pager
          list={paging.list}
          {...paging.meta}
          label={label}
          // The next page is read from its top.
          onPage={() => list.current?.focus()}
        />
      )}
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

/** `70 classes`, and of a list in pages also the place in it: `70 classes, page 2 of 7`. */
const placeWords = (rows: string, paging: Paging | undefined | false) =>
  paging && paging.meta && paging.meta.totalPages > 1
    ? `${rows}, page ${paging.list.page} of ${formatCount(paging.meta.totalPages)}`
    : rows
