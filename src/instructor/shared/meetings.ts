import type { OccurrenceResource } from '../../api/generated/training.types.ts'
import { addDays } from '../../lib/wall-clock.ts'
import { dateOf, type Day } from '../../lib/venue-time.ts'

/** One day of a class, on the calendar of the venue. */
export type Meeting = {
  occurrence: OccurrenceResource
  day: Day
  /** Which of the days of the class this is, from 1. */
  number: number
  count: number
  /** In milliseconds. */
  start: number
  end: number
  /** The dates on which it begins and ends; they differ past midnight. */
  first: string
  last: string
}

/** The last date with any time of the day in it: one that ends at midnight ends on the date before. */
function lastDate({ startTime, endTime }: Day): string {
  const isMidnight = endTime.slice(11, 16) === '00:00' && dateOf(endTime) > dateOf(startTime)
  return isMidnight ? addDays(dateOf(endTime), -1) : dateOf(endTime)
}

/**
 * The days of all classes, by start. A class is in two lists for a moment when it begins between two calls, so each counts
 * once; a day whose times cannot be read is left out.
 */
export function meetingsOf(classes: readonly OccurrenceResource[]): Meeting[] {
  const unique = new Map(classes.map((one) => [one.id, one]))
  return [...unique.values()]
    .flatMap((occurrence) =>
      occurrence.attributes.dates.map((day, i, { length }): Meeting => {
        const first = dateOf(day.startTime)
        const last = lastDate(day)
        const [start, end] = [Date.parse(day.startTime), Date.parse(day.endTime)]
        return {
          occurrence,
          day,
          number: i + 1,
          count: length,
          start,
          end,
          first,
          last: last < first ? first : last,
        }
      }),
    )
    .filter(({ start, end }) => !Number.isNaN(start) && !Number.isNaN(end))
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
}
