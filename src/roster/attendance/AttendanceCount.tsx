import { Text } from '@mantine/core'
import type { RegistrantResource } from '../../api/generated/training.types.ts'
import { formatCount } from '../../lib/words.ts'
import { useHere } from './attendance.ts'

type AttendanceCountProps = { occurrenceId: string; registrants: readonly RegistrantResource[] }

/** How many students have arrived, with a note that only this device knows it. */
export function AttendanceCount({ occurrenceId, registrants }: AttendanceCountProps) {
  const here = useHere(occurrenceId)
  const count = registrants.filter(({ id }) => here.has(id)).length
  return (
    <Text role="status">
      <b>
        {formatCount(count)} of {formatCount(registrants.length)} here.
      </b>{' '}
      <Text component="span" c="dimmed">
        Kept on this device only.
      </Text>
    </Text>
  )
}
