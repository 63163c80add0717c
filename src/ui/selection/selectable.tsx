import type { Column } from '../data-table/columns.ts'
import { QuietButton } from '../looks.ts'
import css from './Selection.module.css'
import { useSelection } from './useSelection.ts'

/** The checkbox that selects a row. Its label is larger than the box, for fingers. */
function RowCheck({ row, name }: { row: { id: string }; name: string }) {
  const { chosen, choose, isSelecting } = useSelection()
  return (
    <label className={css['check']} data-selecting={isSelecting}>
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        checked={chosen.has(row.id)}
        onChange={({ currentTarget: { checked } }) => choose([row], checked)}
      />
    </label>
  )
}

/** Shows and hides the checkboxes on a phone. */
export function SelectButton() {
  const { isSelecting, startSelecting, clear } = useSelection()
  return (
    <QuietButton
      hiddenFrom="sm"
      px="sm"
      aria-pressed={isSelecting}
      onClick={isSelecting ? clear : startSelecting}
    >
      Select
    </QuietButton>
  )
}

/** The columns with a checkbox before the first one. */
export const selectable = <Row extends { id: string }>(
  [first, ...others]: readonly Column<Row>[],
  nameOf: (row: Row) => string,
): Column<Row>[] =>
  first
    ? [
        {
          ...first,
          cell: (row) => (
            <div className={css['titled']}>
              <RowCheck row={row} name={nameOf(row)} />
              <div>{first.cell(row)}</div>
            </div>
          ),
        },
        ...others,
      ]
    : []
