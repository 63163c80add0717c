import type { OccurrenceResource } from '../../api/generated/training.types.ts'
import { dateOf, type Day, formatTime, zoneName } from '../../lib/venue-time.ts'
import { addDays, inZone } from '../../lib/wall-clock.ts'

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

/** The meetings on each date between two dates, both included. On a date, those that began earlier come first. */
export function meetingsByDate(
  meetings: readonly Meeting[],
  from: string,
  to: string,
): Map<string, Meeting[]> {
  const byDate = new Map<string, Meeting[]>()
  for (const meeting of meetings) {
    let date = meeting.first < from ? from : meeting.first
    for (; date <= meeting.last && date <= to; date = addDays(date, 1)) {
      const others = byDate.get(date)
      if (others) others.push(meeting)
      else byDate.set(date, [meeting])
    }
  }
  // Venues have their own clocks, and a day reads by what those show.
  const clock = ({ day }: Meeting) => day.startTime.slice(0, 16)
  for (const ofDate of byDate.values()) ofDate.sort((a, b) => clock(a).localeCompare(clock(b)))
  return byDate
}

/** The meetings that touch any of the dates between two dates. */
export const meetingsWithin = (meetings: readonly Meeting[], from: string, to: string): Meeting[] =>
  meetings.filter(({ first, last }) => first <= to && last >= from)

/** When a meeting is on a date: `9:00 AM – 5:00 PM`, and past midnight `From 8:00 PM`, `All day`, `Until 2:00 AM`. */
export function hoursOn(date: string, { day, first, last }: Meeting): string {
  const [start, end] = [formatTime(day.startTime), formatTime(day.endTime)]
  if (first === last) return `${start} – ${end}`
  if (date === first) return `From ${start}`
  return date === last ? `Until ${end}` : 'All day'
}

/** The short form for a small square: `9 AM`, `9:30 AM`, `Until 2 AM`, `All day`. */
export const startOn = (date: string, meeting: Meeting) =>
  (date === meeting.first ? formatTime(meeting.day.startTime) : hoursOn(date, meeting)).replace(':00', '')

/** The name of the time zone at the venue, if its clock differs from the viewer's. @param viewer the viewer's time zone */
export const otherZone = ({ day: { startTime }, start }: Meeting, viewer: string): string | undefined =>
  inZone(start, viewer).slice(0, 16) === startTime.slice(0, 16) ? undefined : zoneName(startTime)

/** `Day 2 of 3`; undefined for a class of one day. */
export const dayNumber = ({ number, count }: Meeting) => (count > 1 ? `Day ${number} of ${count}` : undefined)
