import { Text } from '@mantine/core'
import type { OccurrenceResource, RegistrantResource } from '../../../api/generated/training.types.ts'
import { formatShortDay, noon } from '../../../lib/venue-time.ts'
import { formatCount } from '../../../lib/words.ts'
import { useHere } from './attendance.ts'
import css from './Attendance.module.css'

type AttendanceCountProps = {
  occurrence: OccurrenceResource
  /** The class day. */
  date: string
  registrants: readonly RegistrantResource[]
}

/** How many students have arrived, on which of several days, with a note that only this device knows it. */
export function AttendanceCount({ occurrence: { id, attributes }, date, registrants }: AttendanceCountProps) {
  const here = useHere(id, date)
  const count = registrants.filter((one) => here.has(one.id)).length
  return (
    <Text role="status" className={css['count'] ?? ''}>
      {attributes.dates.length > 1 && <span>{formatShortDay(noon(date))}:</span>}{' '}
      <b>
        {formatCount(count)} of {formatCount(registrants.length)} here
      </b>
      {/* On a phone it is among the facts of the class, which unfold. */}
      <Text component="span" c="dimmed" className="hidden-on-phone">
        . Kept on this device only.
      </Text>
    </Text>
  )
}
