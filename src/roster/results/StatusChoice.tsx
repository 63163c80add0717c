import classes from './Choices.module.css'
import { STATUSES } from './statuses.ts'
import { useMarkKeys } from './useMarkKeys.ts'
import { useMarks, useStatus } from './useMarks.ts'

/** The result of one registrant: one tap, or the first letter of it. */
export function StatusChoice({ id, name }: { id: string; name: string }) {
  const marks = useMarks()
  const given = useStatus(id)
  const onKeyDown = useMarkKeys()
  return (
    <div
      role="radiogroup"
      aria-label={`Result of ${name}`}
      className={classes['choices']}
      data-registrant={id}
    >
      {STATUSES.map(({ status, label }) => (
        <label key={status} className={classes['choice']} data-given={given === status ? status : undefined}>
          <input
            type="radio"
            name={`result-${id}`}
            value={status}
            checked={given === status}
            onKeyDown={onKeyDown}
            onChange={() => marks.setStatus(id, status)}
          />
          {label}
        </label>
      ))}
    </div>
  )
}
