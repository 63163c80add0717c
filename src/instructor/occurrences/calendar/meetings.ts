import type { Meeting } from '../../shared/meetings.ts'
import { formatTime, zoneName } from '../../../lib/venue-time.ts'
import { addDays, inZone } from '../../../lib/wall-clock.ts'

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
