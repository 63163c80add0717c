import type { CalendarEvent } from '../lib/calendar.ts'
import { isGuess } from '../lib/venue-zone.ts'

/** A class as calendars need it. */
type DatedClass = {
  id: string
  name: string
  dates: readonly { startTime: string; endTime: string }[]
  place: string | undefined
  /** Of the venue. */
  zone?: string
  /** When the class or its course was last edited. */
  modified?: number | undefined
  notes?: string | undefined
  /** Full address of its page. */
  url: string
}

/**
 * The events of a class, one a day: one long event over two weekends would take the days between. An event is named by
 * class and day, so that a class which moves also moves in the calendar.
 */
export const classEvents = ({
  id,
  name,
  dates,
  place,
  zone,
  modified,
  notes,
  url,
}: DatedClass): CalendarEvent[] =>
  dates.map(({ startTime, endTime }, i) => ({
    uid: `class-${id}-day-${i + 1}@${new URL(url).host}`,
    start: Date.parse(startTime),
    end: Date.parse(endTime),
    zone: zone && !isGuess(zone) ? zone : undefined,
    modified,
    title: name,
    place,
    notes:
      [dates.length > 1 && `Day ${i + 1} of ${dates.length}`, notes].filter(Boolean).join('\n') || undefined,
    url,
  }))
