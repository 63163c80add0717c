import { Text } from '@mantine/core'
import { type Day, formatDay, formatDays, formatHours } from '../../lib/venue-time.ts'

/** When a class meets, by the clock of its venue; every day of several. */
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
