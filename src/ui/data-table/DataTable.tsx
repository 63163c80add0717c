import { type SortingState, useTable } from '@tanstack/react-table'
import {
  type CSSProperties,
  type ReactNode,
  type Ref,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type ApiError, failureText } from '../../api/errors.ts'
import { fold } from '../../lib/fold.ts'
import { once } from '../../lib/once.ts'
import { formatCount, plural } from '../../lib/words.ts'
import { useDisplay } from '../display.ts'
import { FailureNotice, RetryNotice, StaleNotice } from '../Notice.tsx'
import { type Paging, useLastPage } from '../useLastPage.ts'
import { type Column, defineColumns, metaOf } from './columns.ts'
import css from './DataTable.module.css'
import { features } from './features.ts'
import { filterRows } from './filtering.ts'
import { LoadingRows } from './LoadingRows.tsx'
import { LongBody, VIRTUAL_FROM } from './LongBody.tsx'
import { NothingFound } from './NothingFound.tsx'
import { Pager } from './Pager.tsx'
import { laterOrToast } from '../laterOrToast.tsx'
import type { Action, OpenMenu } from './RowMenu.tsx'
import { sortRows } from './sorting.ts'
import { TableFilter } from './TableFilter.tsx'
import { TableHead } from './TableHead.tsx'
import { TableRow } from './TableRow.tsx'
import { TableSort } from './TableSort.tsx'
import { useRowFocus } from './useRowFocus.ts'
import { useFailure } from '../failure/useFailure.ts'

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
}

/** What is searched for in a list in pages. The page passes all rows, and no `paging`, once it has them. */
type Search = {
  text: string
  setText: (text: string) => void
  /** The rows of all pages are still loading. */
  isLoading: boolean
  /** Why they did not load. */
  failure: ApiError | undefined
}

const MENU_WIDTH = '5.5rem'

/**
 * A list with its loading, error and empty states. Old rows stay while new ones load. It is a real table for screen
 * readers and turns into cards on a phone.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, singular, query, columns, rowId, rowName, actions, pending, empty } = props
  const { paging, filterText, search } = props
  const isBeyond = useLastPage(paging, query.isPlaceholderData)
  const rows = isBeyond ? undefined : props.rows
  const [typed, setTyped] = useState('')
  const [filter, setFilter] = search ? [search.text, search.setText] : [typed, setTyped]
  const filterField = useRef<HTMLInputElement>(null)
  const { error, isFetchedAfterMount } = query
  const failure = useFailure([{ data: rows, error, isFetchedAfterMount }])
  const [sorting, setSorting] = useState<SortingState>([])
  const [menu, setMenu] = useState<OpenMenu>()
  const { appearance, density } = useDisplay()
  const list = useRef<HTMLDivElement>(null)
  const rowFocus = useRowFocus(list)
  // Only loaded rows can be sorted and filtered. A paged list therefore cannot be sorted, and its filter says it covers
  // this page.
  const isWhole = !paging || paging.meta?.totalPages === 1
  const isFiltered = filter.trim() !== ''
  const before = paging && !isFiltered ? (paging.list.page - 1) * paging.list.perPage : 0
  const defined = useMemo(() => defineColumns(columns, rows ?? NONE), [columns, rows])
  const table = useTable({
    features,
    columns: defined,
    data: rows ?? NONE,
    getRowId: rowId,
    manualSorting: true,
    enableSorting: isWhole,
  })
  // Sorting or filtering thousands of rows must not delay the next keystroke or click.
  const [sort] = useDeferredValue(sorting)
  const words = useDeferredValue(filter)
  const loaded = table.getRowModel().rows
  const sorted = useMemo(() => {
    const column = isWhole && defined.find(({ id }) => id === sort?.id)
    if (!sort || !column) return loaded
    const { rankOf } = metaOf<Row>({ columnDef: column })
    return sortRows(loaded, ({ original }) => rankOf(original), sort.desc)
  }, [loaded, defined, sort, isWhole])
  // Folded once for all filters. A key press then only compares.
  const texts = useMemo(
    () => filterText && once(() => (rows ?? NONE).map((row) => fold(filterText(row)))),
    [rows, filterText],
  )
  const shown = useMemo(() => filterRows(sorted, texts, words), [sorted, texts, words])

  if (failure) return <FailureNotice what={label} error={failure} />
  if (rows?.length === 0)
    return (
      <div className={css['frame']} ref={list} tabIndex={-1}>
        {empty}
      </div>
    )

  const total = isFiltered ? shown.length : (paging?.meta?.total ?? shown.length)
  const tracks = [
    ...table.getAllLeafColumns().map((column) => metaOf(column).width),
    ...(actions ? [MENU_WIDTH] : []),
  ]
  const openRow = menu && shown.find((row) => row.id === menu.rowId)
  const line = (position: number, top?: number, measure?: Ref<HTMLTableRowElement>) => {
    const row = shown[position]
    if (!row) throw new Error(`there is no row ${position}`)
    return (
      <TableRow
        key={row.id}
        row={row}
        name={rowName(row.original)}
        position={position}
        before={before}
        pending={pending?.(row.original)}
        isMenuOpen={menu?.rowId === row.id}
        isStale={query.isPlaceholderData}
        onMenu={actions && setMenu}
        top={top}
        measure={measure}
      />
    )
  }

  return (
    <div className={css['list']} ref={list} tabIndex={-1} {...rowFocus}>
      {error && <StaleNotice error={error} />}
      {search?.failure && (
        <RetryNotice>We could not search the other pages. {failureText(search.failure)}</RetryNotice>
      )}
      {filterText && !rows && <div className={css['tools']} data-sorts={!paging} />}
      {filterText && rows && (rows.length > 1 || isFiltered) && (
        <div className={css['tools']}>
          <TableFilter
            field={filterField}
            label={search ? `Search ${label}` : `Filter ${isWhole ? label : 'this page'}`}
            value={filter}
            onChange={setFilter}
            found={
              search?.isLoading
                ? undefined
                : `${shown.length} of ${plural(rows.length, singular, label)}${isWhole ? '' : ' on this page'}`
            }
          />
          <TableSort table={table} sorting={sorting} onSort={setSorting} />
        </div>
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
          <TableHead table={table} sorting={sorting} onSort={setSorting} hasMenu={actions !== undefined} />
          {!rows ? (
            <LoadingRows columns={columns.length} />
          ) : shown.length > VIRTUAL_FROM ? (
            // Rows of another height are measured anew.
            <LongBody key={`${appearance} ${density}`} count={shown.length} columns={columns.length}>
              {line}
            </LongBody>
          ) : (
            <tbody role="rowgroup">{shown.map((_, position) => line(position))}</tbody>
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

const NONE: never[] = []
