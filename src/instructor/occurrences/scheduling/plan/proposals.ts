import type { OccurrenceResource } from '../../../../api/generated/training.types.ts'
import { inZone, isDate } from '../../../../lib/wall-clock.ts'
import { clashOf } from './clash.ts'
import {
  daysBetween,
  type DayValues,
  dayTimes,
  dayValues,
  emptyDay,
  shiftDays,
  validateDays,
} from './days.ts'

export type Schedule = {
  /** Time zone of the venue. */
  zone: string
  /** In milliseconds. */
  now: number
  /** The other classes of the instructor. */
  classes: readonly OccurrenceResource[]
}

/** How many weeks ahead it looks for a free one. */
const MOST_WEEKS = 52

/**
 * The days of a class in the first later week in which they are still ahead and clash with no other class: the same
 * weekdays and hours. Without such a week the dates are empty.
 */
export function nextFreeWeek(days: readonly DayValues[], { zone, now, classes }: Schedule): DayValues[] {
  const empty = days.map((day) => ({ ...day, date: '' }))
  const [first] = days.map(({ date }) => date).toSorted()
  if (!first || !isDate(first)) return empty
  const today = inZone(now, zone).slice(0, 10)
  const passed = Math.max(0, Math.floor(daysBetween(first, today) / 7))
  for (let weeks = passed || 1; weeks <= passed + MOST_WEEKS; weeks++) {
    const shifted = shiftDays(days, weeks * 7)
    if (Object.keys(validateDays(shifted, zone)).length) continue
    const times = dayTimes(shifted, zone)
    const isAhead = times.every(({ startTime }) => Date.parse(startTime) > now)
    if (isAhead && !clashOf(times, classes)) return shifted
  }
  return empty
}

/** A day with the hours of the latest class of the course that is not graded yet; without hours if there is none. */
export function usualDay(date: string, courseId: string, classes: readonly OccurrenceResource[]): DayValues {
  const ofCourse = classes.filter(({ attributes }) => attributes.entityId === courseId)
  const [latest] = ofCourse
    .flatMap(({ attributes }) => attributes.dates.slice(0, 1))
    .toSorted((a, b) => Date.parse(b.startTime) - Date.parse(a.startTime))
  return { ...(latest ? dayValues(latest) : emptyDay), date }
}
