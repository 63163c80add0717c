import { Button } from '@mantine/core'
import { formatCount } from '../../lib/plural.ts'
import { STATUSES } from './statuses.ts'
import classes from './SubmitBar.module.css'
import { useSummary } from './useMarks.ts'

type SubmitBarProps = {
  isPending: boolean
  onSubmit: () => void
  /** Only those without a result are shown. */
  isNarrowed: boolean
  onNarrow: (isNarrowed: boolean) => void
}

/** How the marks stand, and the way to hand them in. */
export function SubmitBar({ isPending, onSubmit, isNarrowed, onNarrow }: SubmitBarProps) {
  const { tally, canSubmit } = useSummary()
  return (
    <section className={classes['bar']} aria-label="Hand in">
      <dl className={classes['tally']}>
        {STATUSES.map(({ status, label }) => (
          <div key={status}>
            <dt>{label}</dt>
            <dd>{formatCount(tally[status])}</dd>
          </div>
        ))}
      </dl>
      <div className={classes['actions']}>
        {(isNarrowed || tally.blank > 0) && (
          <Button variant="subtle" aria-pressed={isNarrowed} onClick={() => onNarrow(!isNarrowed)}>
            {isNarrowed ? 'Show everyone' : `${formatCount(tally.blank)} left`}
          </Button>
        )}
        <Button disabled={!canSubmit} loading={isPending} onClick={onSubmit}>
          Submit results
        </Button>
      </div>
    </section>
  )
}
