import { Button, Group, Text } from '@mantine/core'
import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RegistrantStatus } from '../../../api/generated/training.types.ts'
import { statusLabel } from '../../../api/result-status.ts'
import { formatCount, plural } from '../../../lib/words.ts'
import css from './Choices.module.css'
import { useArrivals } from '../attendance/attendance.ts'
import { Hint, QuietButton } from '../../../ui/looks.ts'
import { announceMarks } from './announce-marks.ts'
import { STATUSES } from './statuses.ts'
import { focusSubmitBar } from './SubmitBar.tsx'
import { useMarks, useSummary } from './useMarks.ts'

/** Gives one result to every checked student. Marking a single student does not rerender it. */
export function BulkBar({ occurrenceId }: { occurrenceId: string }) {
  const total = useSummary((all) => all.total)
  const checked = useSummary((all) => all.checked)
  const bulk = useSummary((all) => all.bulk)
  const marks = useMarks()
  const hasArrivals = useArrivals(occurrenceId).size > 0
  const [asked, setAsked] = useState<RegistrantStatus>()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = bulk === 'some'
  }, [bulk])
  const give = useCallback(
    (status: RegistrantStatus) => {
      if (marks.checkedBeside(status).others) setAsked(status)
      else {
        marks.setChecked(status)
        announceMarks(marks, status)
      }
    },
    [marks],
  )
  const close = () => {
    setAsked(undefined)
    box.current?.focus()
  }
  const settle = (onlyBlanks: boolean) => {
    if (asked) {
      marks.setChecked(asked, { onlyBlanks })
      announceMarks(marks, asked)
    }
    close()
  }
  return (
    // On one line while nobody is chosen: a mark changes the words in it, and must not move the students below.
    <Group
      gap="sm"
      mih={52}
      wrap={checked > 0 ? 'wrap' : 'nowrap'}
      component="section"
      aria-label="Mark several students"
    >
      <label className={css['check']}>
        <input
          ref={box}
          type="checkbox"
          checked={bulk === 'all'}
          onChange={(event) => marks.checkAll(event.currentTarget.checked)}
        />
        All {plural(total, 'student')}
      </label>
      {!checked && !asked && !hasArrivals && total > 1 && <RestPassed />}
      {checked > 0 && !asked && (
        <Group gap="xs">
          <Hint>Set {formatCount(checked)} checked to</Hint>
          <StatusButtons onGive={give} />
        </Group>
      )}
      {asked && <Overwrite status={asked} settle={settle} cancel={close} />}
    </Group>
  )
}

/** The usual end of a class, in one press: whoever has no result yet has passed. */
function RestPassed() {
  const marks = useMarks()
  const total = useSummary((all) => all.total)
  const blank = useSummary(({ tally }) => tally.blank)
  const passed = statusLabel('PASSED').toLowerCase()
  if (!blank) return null
  return (
    <QuietButton
      px="xs"
      flex="none"
      onClick={() => {
        marks.setStatuses(marks.blanks(), 'PASSED')
        announceMarks(marks, 'PASSED')
        focusSubmitBar()
      }}
    >
      {blank === total ? 'All' : 'Rest'} {passed}
    </QuietButton>
  )
}

/** Memoized: a single mark does not rerender these buttons. */
const StatusButtons = memo(function StatusButtons({
  onGive,
}: {
  onGive: (status: RegistrantStatus) => void
}) {
  return STATUSES.map(({ status, label }) => (
    <QuietButton key={status} size="sm" onClick={() => onGive(status)}>
      {label}
    </QuietButton>
  ))
})

type OverwriteProps = {
  status: RegistrantStatus
  settle: (onlyBlanks: boolean) => void
  cancel: () => void
}

/** Says how many checked students already have a different result, and offers to leave theirs unchanged. */
function Overwrite({ status, settle, cancel }: OverwriteProps) {
  const checked = useSummary((all) => all.checked)
  const marks = useMarks()
  const others = useSummary(() => marks.checkedBeside(status).others)
  const blanks = useSummary(() => marks.checkedBeside(status).blanks)
  const first = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => first.current?.focus(), [])
  return (
    <Group gap="xs" role="alert">
      <Text size="sm">
        {others === 1 ? '1 of them already has' : `${formatCount(others)} of them already have`} another
        result.
      </Text>
      {blanks > 0 && (
        <Button ref={first} size="sm" onClick={() => settle(true)}>
          Only the {formatCount(blanks)} without one
        </Button>
      )}
      <QuietButton {...(!blanks && { ref: first })} size="sm" onClick={() => settle(false)}>
        Set all {formatCount(checked)} to {statusLabel(status)}
      </QuietButton>
      <Button size="sm" variant="subtle" onClick={cancel}>
        Cancel
      </Button>
    </Group>
  )
}
