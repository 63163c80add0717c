import { Text } from '@mantine/core'
import { type Day, formatDay, formatDays, formatHours } from '../../../lib/venue-time.ts'

/** When a class meets, in the venue's local time; a class of several days lists each day. */
export const ClassTime = ({ dates }: { dates: readonly Day[] }) => (
  <>
    <Text fw={600}>{formatDays(dates)}</Text>
    {dates.map((day) => (
      <Text key={day.startTime} size="sm">
        {dates.length > 1 && `${formatDay(day.startTime)}, `}
        {formatHours(day)}
      </Text>
    ))}
  </>
)
