import type { OccurrenceAttributes } from '../../../api/generated/training.types.ts'
import { dateOf, type Day, formatHours, formatWhen } from '../../../lib/venue-time.ts'
import { inZone } from '../../../lib/wall-clock.ts'

/** Today's date at the venue of a class day. @param now in milliseconds */
const dateThere = ({ startTime }: Day, now: number) => dateOf(inZone(now, startTime.slice(-6)))

const isRunning = ({ startTime, endTime }: Day, now: number) =>
  Date.parse(startTime) <= now && now < Date.parse(endTime)

/**
 * The date of the class day whose arrivals the roster takes: the day that runs, past midnight too, or else the latest one
 * whose morning has come. Undefined before the first, and once the results say who attended.
 */
export function attendanceDay(
  { dates, canHaveRegistrants, resultsSubmittedAt }: OccurrenceAttributes,
  now: number,
): string | undefined {
  if (!canHaveRegistrants || resultsSubmittedAt) return undefined
  const day =
    dates.find((one) => isRunning(one, now)) ??
    dates.findLast((one) => dateThere(one, now) >= dateOf(one.startTime))
  return day && dateOf(day.startTime)
}

/** The date of the class day that is today at its venue, or still runs; undefined on all other days. */
export function classDayToday(attributes: OccurrenceAttributes, now: number): string | undefined {
  const date = attendanceDay(attributes, now)
  const isToday = (day: Day) =>
    dateOf(day.startTime) === date && (dateThere(day, now) === date || isRunning(day, now))
  return attributes.dates.some(isToday) ? date : undefined
}

/**
 * When a class meets, in a few words: `Today, 9:00 AM – 5:00 PM CST`, `Today, day 2 of 3, 9:00 AM – …`,
 * `Sat, Dec 5, 2026, 9:00 AM – …`; the dates alone if there are several.
 */
export function whenWords(attributes: OccurrenceAttributes, now: number): string {
  const { dates } = attributes
  const number = dates.findIndex(
    (day) => dateThere(day, now) === dateOf(day.startTime) || isRunning(day, now),
  )
  const today = dates[number]
  if (!today) return formatWhen(dates)
  return `Today, ${dates.length > 1 ? `day ${number + 1} of ${dates.length}, ` : ''}${formatHours(today)}`
}
