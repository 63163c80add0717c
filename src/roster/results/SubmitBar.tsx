import { Button } from '@mantine/core'
import { memo } from 'react'
import type { RegistrantStatus } from '../../api/generated/training.types.ts'
import { formatCount } from '../../lib/plural.ts'
import { STATUSES } from './statuses.ts'
import classes from './SubmitBar.module.css'
import { useSummary } from './useMarks.ts'

export const HAND_IN = 'hand-in'

type SubmitBarProps = {
  isPending: boolean
  onSubmit: () => void
  /** Only those without a result are shown. */
  isNarrowed: boolean
  onNarrow: (isNarrowed: boolean) => void
}

/** How the marks stand, and the way to hand them in. A mark changes the numbers and leaves the buttons alone. */
export function SubmitBar({ isPending, onSubmit, isNarrowed, onNarrow }: SubmitBarProps) {
  const isBlankLeft = useSummary(({ tally }) => tally.blank > 0)
  const canSubmit = useSummary((all) => all.canSubmit)
  return (
    <section id={HAND_IN} tabIndex={-1} className={classes['bar']} aria-label="Hand in">
      <Tally />
      <div className={classes['actions']}>
        {(isNarrowed || isBlankLeft) && (
          <Button variant="subtle" onClick={() => onNarrow(!isNarrowed)}>
            {isNarrowed ? 'Show everyone' : <Left />}
          </Button>
        )}
        <Button disabled={!canSubmit} loading={isPending} onClick={onSubmit}>
          Submit results
        </Button>
      </div>
    </section>
  )
}

const Tally = memo(function Tally() {
  return (
    <dl className={classes['tally']}>
      {STATUSES.map(({ status, label }) => (
        <div key={status}>
          <dt>{label}</dt>
          <dd>
            <Count of={status} />
          </dd>
        </div>
      ))}
    </dl>
  )
})

const Count = ({ of }: { of: RegistrantStatus }) => formatCount(useSummary(({ tally }) => tally[of]))

/** On a phone there is room for the number alone. */
const Left = () => {
  const blank = useSummary(({ tally }) => tally.blank)
  return (
    <>
      {formatCount(blank)}
      <span className="visually-hidden"> {blank === 1 ? 'student' : 'students'}</span> left
    </>
  )
}
