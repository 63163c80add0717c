// The dates that a calendar shows, as text like `2026-12-05`. Weeks begin on Sunday, as calendars do in the US.
import { addDays, isDate, weekdayOf } from '../../../lib/wall-clock.ts'

export type CalendarView = 'month' | 'week'

const FIRST = '1970-01-01'
const LAST = '2199-12-31'

/** Whether a calendar can show this date. */
export const isShowable = (text: string) => isDate(text) && text >= FIRST && text <= LAST

/** The seven dates of the week that a date is in. */
export const weekOf = (date: string): string[] => {
  const sunday = addDays(date, -weekdayOf(date))
  return [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(sunday, day))
}

const firstOfMonth = (date: string) => `${date.slice(0, 7)}-01`

/** The same day some months later, or the last day of a month that is shorter. */
export function addMonths(date: string, months: number): string {
  const first = new Date(`${firstOfMonth(date)}T00:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() + months)
  const month = first.toISOString().slice(0, 7)
  first.setUTCMonth(first.getUTCMonth() + 1, 0)
  const day = Math.min(Number(date.slice(8)), first.getUTCDate())
  return `${month}-${String(day).padStart(2, '0')}`
}

/** The weeks that a view shows: whole ones, so a month begins and ends with days of its neighbors. */
export function weeksShown(view: CalendarView, date: string): string[][] {
  if (view === 'week') return [weekOf(date)]
  const month = date.slice(0, 7)
  const weeks: string[][] = []
  let week = weekOf(firstOfMonth(date))
  while (week.some((day) => day.startsWith(month))) {
    weeks.push(week)
    week = week.map((day) => addDays(day, 7))
  }
  return weeks
}

/** The date a page of the view earlier or later, for the buttons beside the title. */
export const turned = (view: CalendarView, date: string, pages: -1 | 1): string =>
  within(view === 'month' ? addMonths(date, pages) : addDays(date, pages * 7), date)

const within = (date: string, otherwise: string) => (isShowable(date) ? date : otherwise)

type Key = { key: string; shiftKey: boolean }

/** Where a key moves to, as in the grid pattern of ARIA; undefined for any other key. */
export function keyTarget(view: CalendarView, date: string, { key, shiftKey }: Key): string | undefined {
  const weekday = weekdayOf(date)
  const isMonth = view === 'month'
  const page = (pages: -1 | 1) => (isMonth ? addMonths(date, pages) : addDays(date, pages * 7))
  const longer = (pages: -1 | 1) => addMonths(date, pages * (isMonth ? 12 : 1))
  const turn = shiftKey ? longer : page
  const targets: Record<string, () => string> = {
    ArrowLeft: () => addDays(date, -1),
    ArrowRight: () => addDays(date, 1),
    ArrowUp: () => addDays(date, -7),
    ArrowDown: () => addDays(date, 7),
    Home: () => addDays(date, -weekday),
    End: () => addDays(date, 6 - weekday),
    PageUp: () => turn(-1),
    PageDown: () => turn(1),
  }
  const target = targets[key]?.()
  return target && within(target, date)
}
