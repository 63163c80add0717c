import { TAKES_ROW_FOCUS } from '../../../ui/data-table/row-attributes.ts'
import css from './Choices.module.css'
import { useMarkKeys } from './useMarkKeys.ts'
import { useChecked, useMarks } from './useMarks.ts'

/** The checkbox that selects a registrant for bulk marking. */
export function RowCheck({ id, name }: { id: string; name: string }) {
  const marks = useMarks()
  return (
    <label className={css['check']}>
      <input
        type="checkbox"
        {...TAKES_ROW_FOCUS}
        checked={useChecked(id)}
        onKeyDown={useMarkKeys()}
        onChange={(event) => marks.check(id, event.currentTarget.checked)}
      />
      <bdi>{name}</bdi>
    </label>
  )
}
