import { Text } from '@mantine/core'
import type { OccurrenceResource } from '../../../api/generated/training.types.ts'
import { seats, seatsNeeded } from '../../../domain/seats.ts'
import { formatDays, formatHours } from '../../../lib/venue-time.ts'

/** When a class meets, what it is, and how many of its seats are taken. */
export const ClassFacts = ({ occurrence: { attributes } }: { occurrence: OccurrenceResource }) => {
  const { name, dates, numberOfRegistrants, capacity } = attributes
  return (
    <>
      <Text fw={600}>{formatDays(dates)}</Text>
      <Text>{name}</Text>
      <Text size="sm" c={seatsNeeded(attributes) ? 'var(--app-warning)' : 'dimmed'}>
        {dates[0] && `${formatHours(dates[0])}, `}
        seats taken: {seats(numberOfRegistrants, capacity)}
      </Text>
    </>
  )
}
