import { type Day, dateOf, formatTime } from './venue-time.ts'
import { venueZone } from './venue-zone.ts'
import { inZone } from './wall-clock.ts'

/** How far along a class is that has started but not ended. @param now in milliseconds */
export function progressWords(days: readonly Day[], now: number): string {
  const running = days.find(
    ({ startTime, endTime }) => Date.parse(startTime) <= now && now < Date.parse(endTime),
  )
  if (running) return `In progress until ${formatTime(running.endTime)}`
  const last = days.at(-1)
  const isToday = last && dateOf(inZone(now, venueZone(undefined, last.startTime))) === dateOf(last.startTime)
  return isToday ? 'The last day is today' : 'The last day is still ahead'
}
