import type { OccurrenceResource } from '../api/generated/training.types.ts'
import type { CalendarEvent } from '../lib/calendar.ts'
import { paths } from '../paths.ts'

/** Where this application is hosted, for links and event UIDs. */
type Site = { origin: string; host: string }

/**
 * The calendar events of a class, one per day, because one long event over two weekends would block the days between.
 * UIDs are built from the class and the day's position, so moving the class moves its events.
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
