import { Loader } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { memo, type Ref } from 'react'
import { IconButton } from '../IconButton.tsx'
import { metaOf, type TableRows } from './columns.ts'
import css from './DataTable.module.css'
import { rowAttributes, TAKES_ROW_FOCUS } from './row-attributes.ts'
import type { OpenMenu } from './RowMenu.tsx'

export type TableRowProps<Row extends object> = {
  row: TableRows<Row>[number]
  /** The row's name in the labels of its controls. */
  name: string
  /** Position among the loaded rows, from 0. */
  position: number
  /** Number of rows on earlier pages. */
  before: number
  /** The operation in progress on the row. Until it ends, the row's actions are disabled. */
  pending: string | undefined
  /** What was just done to the row, in a word. */
  change: string | undefined
  isMenuOpen: boolean
  /** Another page is loading and will replace these rows. */
  isStale: boolean
  onMenu: ((open: OpenMenu) => void) | undefined
  /**
   * Pixels from the top of a list that renders only the rows in view. A number, because a new style
   * object each time would rerender the row.
   */
  top?: number | undefined
  measure?: Ref<HTMLTableRowElement> | undefined
}

/**
 * One row. However long the list, it rerenders only when its own data changes. Cells are called as functions, not
 * rendered as components, so that a page may define its columns inline without its cells losing the focus.
 */
export const TableRow = memo(function TableRow<Row extends object>(props: TableRowProps<Row>) {
  const { row, name, position, before, pending, change, isMenuOpen, isStale, onMenu, top, measure } = props
  return (
    <tr
      ref={measure}
      role="row"
      className={css['row']}
      aria-rowindex={before + position + 2}
      aria-busy={pending !== undefined}
      data-change={change}
      {...rowAttributes(position, row.id, top)}
    >
      {row.getAllCells().map(({ id, column }, i) => (
        <td
          key={id}
          role="cell"
          className={css['cell']}
          data-label={column.columnDef.header}
          data-phone={metaOf<Row>(column).phone}
        >
          {metaOf<Row>(column).cell(row.original)}
          {i === 0 && change && <span className={css['change']}>{change}</span>}
        </td>
      ))}
      {onMenu && (
        <td role="cell" className={css['menuCell']}>
          {pending === undefined ? (
            <IconButton
              isQuiet
              aria-label={`Actions for ${name}`}
              aria-haspopup="menu"
              aria-expanded={isMenuOpen}
              disabled={isStale}
              {...TAKES_ROW_FOCUS}
              onClick={(event) => onMenu({ rowId: row.id, button: event.currentTarget })}
            >
              <IconDots size={20} aria-hidden />
            </IconButton>
          ) : (
            <span className={css['pending']} tabIndex={-1} {...TAKES_ROW_FOCUS}>
              <Loader size="xs" aria-hidden />
              {pending}
            </span>
          )}
        </td>
      )}
    </tr>
  )
}) as <Row extends object>(props: TableRowProps<Row>) => React.JSX.Element
