import {
  IconAlertCircle,
  IconCheck,
  IconCircleMinus,
  IconExclamationCircle,
  IconInfoCircle,
} from '@tabler/icons-react'
import type { Dispatch } from 'react'
import { TAKES_ROW_FOCUS } from '../../../ui/data-table/row-attributes.ts'
import css from './Rows.module.css'
import type { Choice } from './rows/row.ts'
import type { Kind, Line, UploadAction } from './rows/upload-state.ts'

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

type RowStatusProps = { line: Line; isLocked: boolean; dispatch: Dispatch<UploadAction> }

/** What will happen to a row, why, and the buttons to change it. Plain buttons, because every row has several. */
export function RowStatus({ line, isLocked, dispatch }: RowStatusProps) {
  const { row, check, kind } = line
  const { number, choice, progress } = row
  const Icon = ICONS[kind]
  const reason = progress.state === 'failed' && kind === 'failed' ? progress.message : check.reason
  const isLeftOut = choice === 'leave-out'
  const canLeave = kind === 'ready' || kind === 'fix' || kind === 'failed'
  const choose = (next: Choice | undefined) => dispatch({ type: 'choose', number, choice: next })
  const meant = Object.values(check.meant).join(' ')
  return (
    <>
      <span className={css['word']} data-kind={kind}>
        {Icon && <Icon size={16} aria-hidden />}
        {WORDS[kind]}
      </span>
      {reason && <span className={css['note']}>{reason}</span>}
      {canLeave &&
        check.rowNotes.map((note) => (
          <span key={note} className={css['rowNote']}>
            <IconInfoCircle size={14} aria-hidden />
            {note}
          </span>
        ))}
      {!isLocked && (
        <span className={css['choices']}>
          {meant && canLeave && (
            <ChoiceButton onClick={() => dispatch({ type: 'edit', number, values: check.meant })}>
              Use {meant}
            </ChoiceButton>
          )}
          {canLeave && (
            <ChoiceButton isQuiet name={`Leave out, row ${number}`} onClick={() => choose('leave-out')}>
              Leave out
            </ChoiceButton>
          )}
          {kind === 'skip' && check.canAdd && isLeftOut && (
            <ChoiceButton name={`Put back, row ${number}`} onClick={() => choose(undefined)}>
              Put back
            </ChoiceButton>
          )}
          {kind === 'skip' && check.canAdd && !isLeftOut && (
            <ChoiceButton name={`Add again, row ${number}`} onClick={() => choose('add')}>
              Add again
            </ChoiceButton>
          )}
        </span>
      )}
    </>
  )
}

type ChoiceButtonProps = {
  /** The accessible name, if the text alone does not identify the row. */
  name?: string
  isQuiet?: boolean
  onClick: () => void
  children: React.ReactNode
}

const ChoiceButton = ({ name, isQuiet = false, onClick, children }: ChoiceButtonProps) => (
  <button
    {...TAKES_ROW_FOCUS}
    type="button"
    className={css['choice']}
    data-quiet={isQuiet}
    aria-label={name}
    onClick={onClick}
  >
    {children}
  </button>
)
