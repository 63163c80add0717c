import { Group, Text } from '@mantine/core'
import { useState } from 'react'
import type { OccurrenceResource } from '../../../api/generated/training.types.ts'
import { statusLabel } from '../../../api/result-status.ts'
import { dateOf, formatShortDay, noon } from '../../../lib/venue-time.ts'
import { formatCount } from '../../../lib/words.ts'
import { useArrivals } from '../attendance/attendance.ts'
import { QuietButton } from '../../../ui/looks.ts'
import { announceMarks } from './announce-marks.ts'
import { focusSubmitBar } from './SubmitBar.tsx'
import { useMarks, useSummary } from './useMarks.ts'

/**
 * Offers results by attendance, if anyone's arrival was noted on this device: by the last day of the class, or by an earlier
 * one if the instructor says so.
 */
export function AbsentBar({ occurrence: { id, attributes } }: { occurrence: OccurrenceResource }) {
  const arrivals = useArrivals(id)
  const last = dateOf(attributes.dates.at(-1)?.startTime ?? '')
  const [chosen, setChosen] = useState<string>()
  const isBlankLeft = useSummary(({ tally }) => tally.blank > 0)
  const date = arrivals.has(last) ? last : chosen
  const here = arrivals.get(date ?? '')
  const [latest] = [...arrivals.keys()].toSorted().toReversed()
  if (!isBlankLeft || !latest) return null
  if (here)
    return (
      <Group gap="sm" {...(date === chosen && { ref: takeFocus, tabIndex: -1 })}>
        {date && attributes.dates.length > 1 && (
          <Text size="sm">By the arrivals of {formatShortDay(noon(date))}:</Text>
        )}
        <ByArrivals here={here} />
      </Group>
    )
  return (
    <Group gap="sm">
      <Text size="sm">Nobody was marked as here on the last day, {formatShortDay(noon(last))}.</Text>
      <QuietButton onClick={() => setChosen(latest)}>
        Use the arrivals of {formatShortDay(noon(latest))}
      </QuietButton>
    </Group>
  )
}

/** The pressed button disappears. */
const takeFocus = (bar: HTMLElement | null) => bar?.focus()

/** Everyone at once, or only the students who did not arrive. Results that were given before stay. */
function ByArrivals({ here }: { here: ReadonlySet<string> }) {
  const marks = useMarks()
  const blanks = (isHere: boolean) => marks.blanks().filter((id) => here.has(id) === isHere)
  const present = useSummary(() => blanks(true).length)
  const absent = useSummary(() => blanks(false).length)
  const setAbsent = () => marks.setStatuses(blanks(false), 'NO_SHOW')
  const setEveryone = () => {
    marks.setStatuses(blanks(true), 'PASSED')
    setAbsent()
    announceMarks(marks, 'PASSED')
    focusSubmitBar()
  }
  const [passed, noShow] = [statusLabel('PASSED'), statusLabel('NO_SHOW')]
  return (
    <>
      {present > 0 && (
        <QuietButton onClick={setEveryone}>
          {passed} for the {formatCount(present)} here
          {absent > 0 && `, ${noShow} for ${formatCount(absent)}`}
        </QuietButton>
      )}
      {absent > 0 && (
        <QuietButton
          onClick={() => {
            setAbsent()
            announceMarks(marks, 'NO_SHOW')
            focusSubmitBar()
          }}
        >
          Set the {formatCount(absent)} not here to {noShow}
        </QuietButton>
      )}
    </>
  )
}
