import type { OccurrenceResource } from '../../../api/generated/training.types.ts'
import type { Column } from '../../../ui/data-table/columns.ts'
import { classLabel } from '../class-columns.tsx'
import css from './Selection.module.css'
import { useSelection } from './useSelection.ts'

/** The checkbox that selects a class. Its label is larger than the box, for fingers. */
function ClassCheck({ occurrence }: { occurrence: OccurrenceResource }) {
  const { chosen, choose } = useSelection()
  return (
    <label className={css['check']}>
      <input
        type="checkbox"
        aria-label={`Select ${classLabel(occurrence)}`}
        checked={chosen.has(occurrence.id)}
        onChange={({ currentTarget: { checked } }) => choose([occurrence], checked)}
      />
    </label>
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
