import type { OccurrenceAttributes } from '../../api/generated/training.types.ts'
import { dateOf } from '../../lib/venue-time.ts'
import { venueZone } from '../../lib/venue-zone.ts'
import { inZone } from '../../lib/wall-clock.ts'

/** Whether the roster takes attendance: from the morning of the first day until the results say who attended. */
export function takesAttendance(
  { dates, canHaveRegistrants, resultsSubmittedAt }: OccurrenceAttributes,
  now: number,
): boolean {
  const [first] = dates
  if (!first || !canHaveRegistrants || resultsSubmittedAt) return false
  return dateOf(inZone(now, venueZone(undefined, first.startTime))) >= first.startTime.slice(0, 10)
}
