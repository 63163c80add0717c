import { ActionIcon, Loader } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { Row as TanStackRow } from '@tanstack/react-table'
import { type CSSProperties, memo, type Ref } from 'react'
import { metaOf } from './columns.ts'
import classes from './DataTable.module.css'
import type { features } from './features.ts'
import { rowAttributes, TAKES_ROW_FOCUS } from './row-attributes.ts'
import type { OpenMenu } from './RowMenu.tsx'

export type TableRowProps<Row extends object> = {
  row: TanStackRow<typeof features, Row>
  /** What the row is called in the labels of its controls. */
  name: string
  /** Position among the rows that are loaded, from 0. */
  position: number
  /** Rows on the pages before. */
  before: number
  /** What is happening to the row; it takes no action meanwhile. */
  pending: string | undefined
  isMenuOpen: boolean
  /** Another page is on the way: these rows are about to go. */
  isStale: boolean
  onMenu: ((open: OpenMenu) => void) | undefined
  style?: CSSProperties | undefined
  measure?: Ref<HTMLTableRowElement> | undefined
}

/**
 * One row. It renders again only when its own data changed, however long the list. A cell is called and not rendered as
 * a component: a page may write its columns anew each time without losing the focus in them.
 */
export const TableRow = memo(function TableRow<Row extends object>(props: TableRowProps<Row>) {
  const { row, name, position, before, pending, isMenuOpen, isStale, onMenu, style, measure } = props
  return (
    <tr
      ref={measure}
      role="row"
      className={classes['row']}
      aria-rowindex={before + position + 2}
      aria-busy={pending !== undefined}
      {...rowAttributes(position, row.id)}
      style={style}
    >
      {row.getAllCells().map((cell) => (
        <td key={cell.id} role="cell" className={classes['cell']} data-label={cell.column.columnDef.header}>
          {metaOf<Row>(cell.column).cell(row.original)}
        </td>
      ))}
      {onMenu && (
        <td role="cell" className={classes['menuCell']}>
          {pending === undefined ? (
            <ActionIcon
              variant="subtle"
              color="gray"
              c="dimmed"
              size={44}
              aria-label={`Actions for ${name}`}
              aria-haspopup="menu"
              aria-expanded={isMenuOpen}
              disabled={isStale}
              {...TAKES_ROW_FOCUS}
              onClick={(event) => onMenu({ rowId: row.id, button: event.currentTarget })}
            >
              <IconDots size={20} aria-hidden />
            </ActionIcon>
          ) : (
            <span className={classes['pending']} tabIndex={-1} {...TAKES_ROW_FOCUS}>
              <Loader size="xs" aria-hidden />
              {pending}
            </span>
          )}
        </td>
      )}
    </tr>
  )
}) as <Row extends object>(props: TableRowProps<Row>) => React.JSX.Element
