import { dateOf } from '../../lib/venue-time.ts'
import { inZone } from '../../lib/wall-clock.ts'
import { capitalized, plural } from '../../lib/words.ts'
import type { Meeting } from './meetings.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The class day in progress or, if there is none, the next one. */
export const nextMeeting = (meetings: readonly Meeting[], now: number): Meeting | undefined =>
  meetings.find(({ end }) => end > now)

/** The next instant at which a class day begins or ends. The server may then move the class to another list. */
export const nextChange = (meetings: readonly Meeting[], now: number): number | undefined =>
  meetings
    .flatMap(({ start, end }) => [start, end])
    .filter((instant) => instant > now)
    .toSorted((a, b) => a - b)[0]

/** The date in a time zone: `2026-12-05`. */
export const today = (now: number, zone: string) => dateOf(inZone(now, zone))

const calendarDay = (date: string) => Date.parse(`${date}T00:00:00Z`)

/** How many calendar days a date is from another one: `today`, `tomorrow`, `in 12 days`. */
export function inDays(date: string, from: string): string {
  const days = Math.round((calendarDay(date) - calendarDay(from)) / DAY)
  if (days <= 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${plural(days, 'day')}`
}

/** Milliseconds. Shorter durations include the minutes, longer ones only the hours. */
const COUNTED = 6 * HOUR

/** `3 hours 20 minutes`, `45 minutes`, `17 hours`. */
export function duration(milliseconds: number): string {
  if (milliseconds < MINUTE) return 'less than a minute'
  const hours = Math.floor(milliseconds / HOUR)
  const minutes = Math.floor((milliseconds % HOUR) / MINUTE)
  if (milliseconds >= COUNTED) return plural(hours, 'hour')
  return [hours && plural(hours, 'hour'), minutes && plural(minutes, 'minute')].filter(Boolean).join(' ')
}

/**
 * How long until a class begins or ends: `Running now, 45 minutes left`, `Tomorrow, begins in 17 hours`, `In 3 days`.
 * Days are calendar days at the venue; hours are elapsed hours, even across a daylight saving change.
 */
export function timeLeft({ start, end, day }: Meeting, now: number, zone: string): string {
  if (start <= now) return `Running now, ${duration(end - now)} left`
  const distance = capitalized(inDays(dateOf(day.startTime), today(now, zone)))
  return start - now <= DAY ? `${distance}, begins in ${duration(start - now)}` : distance
}
