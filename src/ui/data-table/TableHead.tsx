import { IconChevronDown, IconChevronUp, IconSelector } from '@tabler/icons-react'
import classes from './DataTable.module.css'
import type { Table } from './columns.ts'

const ICONS = { ascending: IconChevronUp, descending: IconChevronDown, none: IconSelector }

/** The names of the columns; those that sort are buttons. */
export function TableHead<Row extends object>({ table, hasMenu }: { table: Table<Row>; hasMenu: boolean }) {
  return (
    <thead role="rowgroup" className={classes['head']}>
      <tr role="row" aria-rowindex={1} className={classes['headRow']}>
        {table.getFlatHeaders().map(({ id, column }) => {
          const sorted = column.getIsSorted()
          const direction = sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : 'none'
          const title = String(column.columnDef.header)
          if (!column.getCanSort())
            return (
              <th key={id} role="columnheader" scope="col" className={classes['headCell']}>
                {title}
              </th>
            )
          const Icon = ICONS[direction]
          return (
            <th
              key={id}
              role="columnheader"
              scope="col"
              aria-sort={direction}
              className={classes['headCell']}
            >
              <button type="button" className={classes['sort']} onClick={column.getToggleSortingHandler()}>
                {title}
                <Icon size={14} aria-hidden />
              </button>
            </th>
          )
        })}
        {hasMenu && (
          <th role="columnheader" scope="col" className={classes['headCell']}>
            <span className="visually-hidden">Actions</span>
          </th>
        )}
      </tr>
    </thead>
  )
}
