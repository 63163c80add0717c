import type { OccurrenceResource } from '../../../../api/generated/training.types.ts'
import { formatDay, formatHours } from '../../../../lib/venue-time.ts'
import { type DayTimes, intervalsOf, overlap } from './days.ts'

type Class = Pick<OccurrenceResource, 'id'> & {
  attributes: Pick<OccurrenceResource['attributes'], 'name' | 'dates'>
}

/**
 * Another class of the instructor that meets at the same time, in words; undefined if there is none.
 * @param exceptId the class that is being edited, which does not clash with itself
 */
export function clashOf(days: readonly DayTimes[], classes: readonly Class[], exceptId?: string) {
  const mine = intervalsOf(days)
  for (const { id, attributes } of classes) {
    if (id === exceptId) continue
    const day = attributes.dates.find((date) =>
      intervalsOf([date]).some((theirs) => mine.some((own) => overlap(own, theirs))),
    )
    if (day) return `${attributes.name}, ${formatDay(day.startTime)}, ${formatHours(day)}`
  }
  return undefined
}
