import type { OccurrenceResource } from '../api/generated/training.types.ts'
import type { CalendarEvent } from '../lib/calendar.ts'
import { paths } from '../paths.ts'

/** Where this application is, for links and for the names of events. */
type Site = { origin: string; host: string }

/**
 * The events of a class, one a day: one long event over two weekends would take the days between. An event is named by
 * class and day, so that a class which moves also moves in the calendar.
 */
export function classEvents(
  { id, attributes: { name, dates } }: OccurrenceResource,
  place: string | undefined,
  { origin, host }: Site,
): CalendarEvent[] {
  return dates.map(({ startTime, endTime }, i) => ({
    uid: `class-${id}-day-${i + 1}@${host}`,
    start: Date.parse(startTime),
    end: Date.parse(endTime),
    title: name,
    place,
    notes: dates.length > 1 ? `Day ${i + 1} of ${dates.length}` : undefined,
    url: origin + paths.roster(id),
  }))
}
