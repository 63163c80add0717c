import { Button } from '@mantine/core'
import { memo } from 'react'
import type { RegistrantStatus } from '../../../api/generated/training.types.ts'
import { formatCount } from '../../../lib/words.ts'
import { pageBar } from '../../../ui/bottom-bar.ts'
import { STATUSES } from './statuses.ts'
import css from './SubmitBar.module.css'
import { useSummary } from './useMarks.ts'

export const SUBMIT_BAR = 'submit-bar'
const REASON = 'submit-bar-reason'

/** Where to go on once everybody has a result. */
export const focusSubmitBar = () => document.getElementById(SUBMIT_BAR)?.focus({ preventScroll: true })

type SubmitBarProps = {
  isPending: boolean
  onSubmit: () => void
  /** Whether the list shows only students without a result. */
  isNarrowed: boolean
  onNarrow: (isNarrowed: boolean) => void
}

/** The tally of the marks and the submit button. A mark updates the numbers without rerendering the buttons. */
export function SubmitBar({ isPending, onSubmit, isNarrowed, onNarrow }: SubmitBarProps) {
  const isBlankLeft = useSummary(({ tally }) => tally.blank > 0)
  const canSubmit = useSummary((all) => all.canSubmit)
  return (
    <section ref={pageBar} id={SUBMIT_BAR} tabIndex={-1} className={css['bar']} aria-label="Submit results">
      <Tally />
      <div className={css['actions']}>
        {(isNarrowed || isBlankLeft) && (
          <Button variant="subtle" onClick={() => onNarrow(!isNarrowed)}>
            {isNarrowed ? 'Show everyone' : <Left />}
          </Button>
        )}
        <Button
          disabled={!canSubmit}
          aria-describedby={canSubmit ? undefined : REASON}
          loading={isPending}
          onClick={onSubmit}
        >
          Submit results
        </Button>
        {!canSubmit && (
          <span id={REASON} hidden>
            Every student needs a result first.
          </span>
        )}
      </div>
    </section>
  )
}

const Tally = memo(function Tally() {
  return (
    <dl className={css['tally']}>
      {STATUSES.map(({ status, label }) => (
        <Count key={status} of={status} label={label} />
      ))}
    </dl>
  )
})

function Count({ of, label }: { of: RegistrantStatus; label: string }) {
  const count = useSummary(({ tally }) => tally[of])
  return (
    <div data-none={count === 0}>
      <dt>{label}</dt>
      <dd>{formatCount(count)}</dd>
    </div>
  )
}

/** How many students have no result. A phone has room for the number only. */
const Left = () => {
  const blank = useSummary(({ tally }) => tally.blank)
  return (
    // One element, because the label of a button is a flexbox, which drops the space between its parts.
    <span>
      {formatCount(blank)}
      <span className="visually-hidden"> {blank === 1 ? 'student' : 'students'}</span> left
    </span>
  )
}
