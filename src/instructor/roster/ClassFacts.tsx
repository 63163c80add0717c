import { Stack, Text } from '@mantine/core'
import type { OccurrenceResource } from '../../api/generated/training.types.ts'
import { formatDay, formatDays, formatHours } from '../../lib/venue-time.ts'
import { plural } from '../../lib/words.ts'

/** When a class meets, with the hours of every day, and how full it is if students register here. */
export function ClassFacts({ occurrence }: { occurrence: OccurrenceResource }) {
  const { dates, capacity, canHaveRegistrants, numberOfRegistrants, resultsSubmittedAt } =
    occurrence.attributes
  const over = numberOfRegistrants - capacity
  return (
    <Stack gap={2}>
      <Text>
        {formatDays(dates)}
        {dates.length === 1 && dates[0] && `, ${formatHours(dates[0])}`}
      </Text>
      {dates.length > 1 &&
        dates.map((day) => (
          <Text key={day.guid} size="sm">
            {formatDay(day.startTime)}, {formatHours(day)}
          </Text>
        ))}
      {canHaveRegistrants && (
        <Text>
          {plural(numberOfRegistrants, 'student')}, {plural(capacity, 'seat')}
          {over === 0 && ', full'}
          {over > 0 && `, ${over} over`}
          {/* The dot ends a line and never begins one. */}
          {resultsSubmittedAt && '\u00A0· Results submitted, the roster is locked'}
        </Text>
      )}
    </Stack>
  )
}
