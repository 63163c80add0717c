import { formatMonth, formatWeekday, noon } from '../../../../lib/venue-time.ts'
import { addDays, isDate, weekdayOf } from '../../../../lib/wall-clock.ts'
import { daysBetween, type DayValues, shiftDays } from './days.ts'

const NAMES = ['first', 'second', 'third', 'fourth', 'fifth']

/**
 * The same weekday of the next month: the second Saturday for a second Saturday. A fifth one that the next month does not
 * have becomes its last. After December 9999 there is no date for `isDate`.
 */
export function sameWeekdayNextMonth(date: string): { date: string; note?: string } {
  const nth = Math.ceil(Number(date.slice(8)) / 7)
  const year = Number(date.slice(0, 4))
  const month = Number(date.slice(5, 7))
  const first = new Date(Date.UTC(year, month, 1)).toISOString().replace(/T.*/, '')
  if (!isDate(first)) return { date: first }
  const until = (weekdayOf(date) - weekdayOf(first) + 7) % 7
  const wanted = addDays(first, until + (nth - 1) * 7)
  if (wanted.slice(0, 7) === first.slice(0, 7)) return { date: wanted }
  const weekday = formatWeekday(noon(date))
  const name = formatMonth(noon(first)).replace(/ .*/, '')
  return {
    date: addDays(wanted, -7),
    note: `${name} has no ${NAMES[nth - 1]} ${weekday}, so this is its last.`,
  }
}

/** The days of a class in the next month: the first moves by the rule above, and the others with it. */
export function daysNextMonth(days: readonly DayValues[]): { days: DayValues[]; note?: string } {
  const first = days[0]?.date ?? ''
  if (!isDate(first)) return { days: [...days] }
  const { date, note } = sameWeekdayNextMonth(first)
  return { days: shiftDays(days, daysBetween(first, date)), ...(note && { note }) }
}
