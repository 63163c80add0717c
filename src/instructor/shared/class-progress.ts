import { type Day, dateOf, formatShortDay, formatTime } from '../../lib/venue-time.ts'
import { venueZone } from '../../lib/venue-zone.ts'
import { inZone } from '../../lib/wall-clock.ts'
import type { Meeting } from './meetings.ts'

/** Today's date at the venue of a class day: `2026-12-05`. @param now in milliseconds */
const dateThere = ({ startTime }: Day, now: number) => dateOf(inZone(now, venueZone(undefined, startTime)))

/** How far along a class is that has started but not ended. @param now in milliseconds */
export function progressWords(days: readonly Day[], now: number): string {
  const running = days.find(
    ({ startTime, endTime }) => Date.parse(startTime) <= now && now < Date.parse(endTime),
  )
  if (running) return `In progress, until ${endWords(running, now)}`
  const last = days.at(-1)
  const isToday = last && dateThere(last, now) === dateOf(last.startTime)
  return isToday ? 'The last day is today' : 'The last day is still ahead'
}

/** `5:00 PM`; on another date than today's, `Sun, Nov 22, 2:00 AM`. */
function endWords(day: Day, now: number): string {
  const isToday = dateOf(day.endTime) === dateThere(day, now)
  return isToday ? formatTime(day.endTime) : `${formatShortDay(day.endTime)}, ${formatTime(day.endTime)}`
}

/** The class days that begin today at their venues, and those still in progress. @param now in milliseconds */
export const meetingsToday = (meetings: readonly Meeting[], now: number): Meeting[] =>
  meetings.filter(
    ({ day, first, start, end }) => first === dateThere(day, now) || (start <= now && now < end),
  )

/** Where today's class day stands: `Today at 9:00 AM`, `In progress, until 5:00 PM`, `Ended at 5:00 PM`. */
export function dayWords({ day, start, end }: Meeting, now: number): string {
  if (now < start) return `Today at ${formatTime(day.startTime)}`
  return now < end ? `In progress, until ${endWords(day, now)}` : `Ended at ${formatTime(day.endTime)}`
}
