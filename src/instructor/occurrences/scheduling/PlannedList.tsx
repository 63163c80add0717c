import { Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type ReactNode, useId, useRef } from 'react'
import { plural } from '../../../lib/words.ts'
import { QuietButton } from '../../../ui/looks.ts'
import type { Planned } from './plan/planned.ts'
import css from './Repeat.module.css'

type Row = Pick<Planned, 'key' | 'isKept' | 'problem' | 'warnings'> & {
  title: string
  detail: string
  /** It cannot be added, whatever is ticked. */
  isImpossible?: boolean
}

type PlannedListProps = {
  rows: readonly Row[]
  /** The keys of the rows that are left out. */
  onChange: (leftOut: string[]) => void
  /** Name of the field, if the list is part of a form. */
  path?: string
  error?: ReactNode
}

/** The classes to be added, each with what to know before. Any of them can be left out. */
export function PlannedList({ rows, onChange, path, error }: PlannedListProps) {
  const id = useId()
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const leftOut = rows.flatMap(({ key, isKept }) => (isKept ? [] : [key]))
  const doubtful = rows.filter(({ isKept, warnings, problem }) => isKept && (problem || warnings.length))
  return (
    <fieldset ref={fieldset} className={css['planned']} tabIndex={-1} {...(path && { 'data-path': path })}>
      <legend className="visually-hidden">Classes to be added</legend>
      <div className={css['head']}>
        <Text role="status" fw={650}>
          {rows.length - leftOut.length} of {plural(rows.length, 'class', 'classes')} selected
        </Text>
        {doubtful.length > 0 && (
          <QuietButton
            size="sm"
            onClick={() => {
              onChange([...leftOut, ...doubtful.map(({ key }) => key)])
              // This button disappears.
              fieldset.current?.focus()
            }}
          >
            Leave out {plural(doubtful.length, 'class', 'classes')} with warnings
          </QuietButton>
        )}
      </div>
      {error && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {error}
        </Text>
      )}
      <ol>
        {rows.map(({ key, title, detail, isKept, isImpossible, problem, warnings }, i) => (
          <li key={key} data-kept={isKept}>
            <label>
              <input
                type="checkbox"
                checked={isKept}
                disabled={isImpossible}
                aria-describedby={`${id}-${i}`}
                onChange={({ currentTarget: { checked } }) =>
                  onChange(checked ? leftOut.filter((other) => other !== key) : [...leftOut, key])
                }
              />
              <span className={css['what']}>
                {title} <small>{detail}</small>
              </span>
            </label>
            <div id={`${id}-${i}`}>
              {(problem ? [problem] : warnings).map((note) => (
                <span key={note} className={css['note']}>
                  <IconAlertTriangle size={16} aria-hidden /> {note}
                </span>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </fieldset>
  )
}
