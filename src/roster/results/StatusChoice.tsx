import { type ChangeEventHandler, type KeyboardEventHandler, memo, useCallback } from 'react'
import type { RegistrantStatus } from '../../api/generated/training.types.ts'
import classes from './Choices.module.css'
import { STATUSES } from './statuses.ts'
import { useMarkKeys } from './useMarkKeys.ts'
import { useMarks, useStatus } from './useMarks.ts'

/** The result of one registrant: one tap, or the first letter of it. */
export function StatusChoice({ id, name }: { id: string; name: string }) {
  const marks = useMarks()
  const given = useStatus(id)
  const onKeyDown = useMarkKeys()
  const onChange = useCallback<ChangeEventHandler<HTMLInputElement>>(
    ({ currentTarget: { value } }) => marks.setStatus(id, value as RegistrantStatus),
    [marks, id],
  )
  return (
    <div
      role="radiogroup"
      aria-label={`Result of ${name}`}
      className={classes['choices']}
      data-registrant={id}
    >
      {STATUSES.map(({ status, label }) => (
        <Choice
          key={status}
          name={`result-${id}`}
          status={status}
          label={label}
          isGiven={given === status}
          onKeyDown={onKeyDown}
          onChange={onChange}
        />
      ))}
    </div>
  )
}

type ChoiceProps = {
  /** One for the four of a registrant. */
  name: string
  status: RegistrantStatus
  label: string
  isGiven: boolean
  onKeyDown: KeyboardEventHandler
  onChange: ChangeEventHandler<HTMLInputElement>
}

/** A mark renders the choice that was made and the one before, and leaves the others alone. */
const Choice = memo(function Choice({ name, status, label, isGiven, onKeyDown, onChange }: ChoiceProps) {
  return (
    <label className={classes['choice']} data-given={isGiven ? status : undefined}>
      <input
        type="radio"
        name={name}
        value={status}
        checked={isGiven}
        onKeyDown={onKeyDown}
        onChange={onChange}
      />
      {label}
    </label>
  )
})
