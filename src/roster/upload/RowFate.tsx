import { IconAlertCircle, IconCheck, IconCircleMinus, IconExclamationCircle } from '@tabler/icons-react'
import type { Dispatch } from 'react'
import classes from './Rows.module.css'
import type { Kind, Line, UploadAction } from './upload-state.ts'

const WORDS: Record<Kind, string> = {
  ready: 'Ready',
  fix: 'To fix',
  skip: 'Skipped',
  sending: 'Adding…',
  added: 'Added',
  failed: 'Failed',
}
const ICONS: Partial<Record<Kind, typeof IconCheck>> = {
  fix: IconAlertCircle,
  skip: IconCircleMinus,
  added: IconCheck,
  failed: IconExclamationCircle,
}

type RowFateProps = { line: Line; isLocked: boolean; dispatch: Dispatch<UploadAction> }

/**
 * What happens to a row, why, and what can be done about it. Plain buttons: there are some in every row.
 */
export function RowFate({ line, isLocked, dispatch }: RowFateProps) {
  const { row, check, kind } = line
  const Icon = ICONS[kind]
  const reason = row.progress.state === 'failed' && kind === 'failed' ? row.progress.message : check.reason
  const { meant } = check
  const choose = (choice: 'add' | 'leave-out' | undefined) => () =>
    dispatch({ type: 'choose', number: row.number, choice })
  const isLeftOut = row.choice === 'leave-out'
  const comeBack = isLeftOut ? 'Put back' : 'Add again'
  const canLeave = kind === 'ready' || kind === 'fix' || kind === 'failed'
  return (
    <>
      <span className={classes['word']} data-kind={kind}>
        {Icon && <Icon size={16} aria-hidden />}
        {WORDS[kind]}
      </span>
      {reason && <span className={classes['note']}>{reason}</span>}
      {canLeave &&
        check.notes.map((note) => (
          <span key={note} className={classes['note']}>
            {note}
          </span>
        ))}
      {!isLocked && (
        <span className={classes['choices']}>
          {meant && canLeave && (
            <button
              type="button"
              className={classes['choice']}
              data-quiet={false}
              onClick={() => dispatch({ type: 'edit', number: row.number, field: 'email', value: meant })}
            >
              Use {meant}
            </button>
          )}
          {canLeave && (
            <button
              type="button"
              className={classes['choice']}
              data-quiet={true}
              aria-label={`Leave out, row ${row.number}`}
              onClick={choose('leave-out')}
            >
              Leave out
            </button>
          )}
          {kind === 'skip' && check.canAdd && (
            <button
              type="button"
              className={classes['choice']}
              data-quiet={false}
              aria-label={`${comeBack}, row ${row.number}`}
              onClick={choose(isLeftOut ? undefined : 'add')}
            >
              {comeBack}
            </button>
          )}
        </span>
      )}
    </>
  )
}
