import { Button, Group } from '@mantine/core'
import { statusLabel } from '../../api/result-status.ts'
import { formatCount } from '../../lib/words.ts'
import { useHere } from '../attendance/attendance.ts'
import { announceMarks } from './announce-marks.ts'
import { SUBMIT_BAR } from './SubmitBar.tsx'
import { useMarks, useSummary } from './useMarks.ts'

/**
 * Gives results by attendance, if anyone's arrival was noted on this device: everyone at once, or only the students who
 * did not arrive. Results that were given before stay.
 */
export function AbsentBar({ occurrenceId }: { occurrenceId: string }) {
  const here = useHere(occurrenceId)
  const marks = useMarks()
  const blanks = (isHere: boolean) => marks.blanks().filter((id) => here.has(id) === isHere)
  const present = useSummary(() => blanks(true).length)
  const absent = useSummary(() => blanks(false).length)
  if (!here.size) return null
  const setAbsent = () => marks.setStatuses(blanks(false), 'NO_SHOW')
  const setEveryone = () => {
    marks.setStatuses(blanks(true), 'PASSED')
    setAbsent()
    announceMarks(marks, 'PASSED')
    focusSubmitBar()
  }
  const [passed, noShow] = [statusLabel('PASSED'), statusLabel('NO_SHOW')]
  return (
    <Group gap="sm">
      {present > 0 && (
        <Button variant="default" onClick={setEveryone}>
          {passed} for the {formatCount(present)} here
          {absent > 0 && `, ${noShow} for ${formatCount(absent)}`}
        </Button>
      )}
      {absent > 0 && (
        <Button
          variant="default"
          onClick={() => {
            setAbsent()
            announceMarks(marks, 'NO_SHOW')
            focusSubmitBar()
          }}
        >
          Set the {formatCount(absent)} not here to {noShow}
        </Button>
      )}
    </Group>
  )
}

/** The pressed button disappears. */
const focusSubmitBar = () => document.getElementById(SUBMIT_BAR)?.focus({ preventScroll: true })
