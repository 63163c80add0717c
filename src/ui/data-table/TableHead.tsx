import { IconChevronDown, IconChevronUp, IconSelector } from '@tabler/icons-react'
import css from './DataTable.module.css'
import { metaOf, type Table } from './columns.ts'
import { useIsPhone } from '../useIsPhone.ts'

const DIRECTIONS = { asc: 'ascending', desc: 'descending', false: 'none' } as const
const ICONS = { ascending: IconChevronUp, descending: IconChevronDown, none: IconSelector }

type TableHeadProps<Row extends object> = { table: Table<Row>; hasMenu: boolean }

/** The column headers; sortable ones are buttons, except on a phone, where only screen readers see the headers. */
export function TableHead<Row extends object>({ table, hasMenu }: TableHeadProps<Row>) {
  const isPhone = useIsPhone()
  return (
    <thead role="rowgroup" className={`${css['head']} hidden-on-phone`}>
      <tr role="row" aria-rowindex={1} className={css['headRow']}>
        {table.getFlatHeaders().map(({ id, column }) => {
          const title = String(column.columnDef.header)
          const { phone } = metaOf(column)
          if (!column.getCanSort() || isPhone)
            return (
              <th key={id} role="columnheader" scope="col" className={css['headCell']} data-phone={phone}>
                {title}
              </th>
            )
          const direction = DIRECTIONS[`${column.getIsSorted()}`]
          const Icon = ICONS[direction]
          return (
            <th
              key={id}
              role="columnheader"
              scope="col"
              aria-sort={direction}
              className={css['headCell']}
              data-phone={phone}
            >
              <button type="button" className={css['sort']} onClick={() => column.toggleSorting()}>
                {title}
                <Icon size={14} aria-hidden />
              </button>
            </th>
          )
        })}
        {hasMenu && (
          <th role="columnheader" scope="col" className={css['headCell']}>
            <span className="visually-hidden">Actions</span>
          </th>
        )}
      </tr>
    </thead>
  )
}
