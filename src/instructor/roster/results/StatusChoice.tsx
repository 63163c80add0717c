import { type KeyboardEventHandler, memo, useCallback } from 'react'
import type { RegistrantStatus } from '../../../api/generated/training.types.ts'
import { statusColor } from '../../../api/result-status.ts'
import css from './Choices.module.css'
import { STATUSES } from './statuses.ts'
import { useMarkKeys } from './useMarkKeys.ts'
import { useMarks, useStatus } from './useMarks.ts'

/** The choices for one registrant's result. A result takes one tap or the key of its first letter. */
export function StatusChoice({ id, name }: { id: string; name: string }) {
  const marks = useMarks()
  const given = useStatus(id)
  const onKeyDown = useMarkKeys()
  const onGive = useCallback((status: RegistrantStatus) => marks.setStatus(id, status), [marks, id])
  return (
    <div role="radiogroup" aria-label={`Result of ${name}`} className={css['choices']}>
      {STATUSES.map(({ status, label }) => (
        <Choice
          key={status}
          name={`result-${id}`}
          status={status}
          label={label}
          isGiven={given === status}
          onKeyDown={onKeyDown}
          onGive={onGive}
        />
      ))}
    </div>
  )
}

type ChoiceProps = {
  /** The radio group name, shared by the four choices of a registrant. */
  name: string
  status: RegistrantStatus
  label: string
  isGiven: boolean
  onKeyDown: KeyboardEventHandler
  onGive: (status: RegistrantStatus) => void
}

/** Memoized: a new mark rerenders only the new and the previous choice. */
const Choice = memo(function Choice({ name, status, label, isGiven, onKeyDown, onGive }: ChoiceProps) {
  return (
    <label className={css['choice']} data-given={isGiven ? statusColor(status) : undefined}>
      <input
        type="radio"
        name={name}
        value={status}
        checked={isGiven}
        onKeyDown={onKeyDown}
        onChange={() => onGive(status)}
      />
      {label}
    </label>
  )
})
