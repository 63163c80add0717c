import { Button } from '@mantine/core'
import { statusLabel } from '../../api/result-status.ts'
import { formatCount } from '../../lib/words.ts'
import { useHere } from '../attendance/attendance.ts'
import { useMarks, useSummary } from './useMarks.ts'

/** Gives the students who did not arrive their result at once, if anyone's arrival was noted on this device. */
export function AbsentBar({ occurrenceId }: { occurrenceId: string }) {
  const here = useHere(occurrenceId)
  const marks = useMarks()
  const absent = () => marks.blanks().filter((id) => !here.has(id))
  const count = useSummary(() => absent().length)
  if (!here.size || !count) return null
  return (
    <Button
      variant="default"
      style={{ alignSelf: 'start' }}
      onClick={() => marks.setStatuses(absent(), 'NO_SHOW')}
    >
      Set the {formatCount(count)} not here to {statusLabel('NO_SHOW')}
    </Button>
  )
}
