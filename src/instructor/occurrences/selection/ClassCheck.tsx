import { Button } from '@mantine/core'
import type { OccurrenceResource } from '../../../api/generated/training.types.ts'
import type { Column } from '../../../ui/data-table/columns.ts'
import { classLabel } from '../class-columns.tsx'
import css from './Selection.module.css'
import { useSelection } from './useSelection.ts'

/** The checkbox that selects a class. Its label is larger than the box, for fingers. */
function ClassCheck({ occurrence }: { occurrence: OccurrenceResource }) {
  const { chosen, choose, isSelecting } = useSelection()
  return (
    <label className={css['check']} data-selecting={isSelecting}>
      <input
        type="checkbox"
        aria-label={`Select ${classLabel(occurrence)}`}
        checked={chosen.has(occurrence.id)}
        onChange={({ currentTarget: { checked } }) => choose([occurrence], checked)}
      />
    </label>
  )
}

/** Shows and hides the checkboxes on a phone. */
export function SelectButton() {
  const { isSelecting, startSelecting, clear } = useSelection()
  return (
    <Button
      variant="default"
      hiddenFrom="sm"
      px="sm"
      aria-pressed={isSelecting}
      onClick={isSelecting ? clear : startSelecting}
    >
      Select
    </Button>
  )
}

/** The columns with a checkbox before the first one. */
export const selectable = ([
  first,
  ...others
]: readonly Column<OccurrenceResource>[]): Column<OccurrenceResource>[] =>
  first
    ? [
        {
          ...first,
          cell: (occurrence) => (
            <div className={css['titled']}>
              <ClassCheck occurrence={occurrence} />
              <div>{first.cell(occurrence)}</div>
            </div>
          ),
        },
        ...others,
      ]
    : []
