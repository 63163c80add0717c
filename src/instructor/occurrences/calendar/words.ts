import { formatLongDay, formatMonth, formatShortDay, noon } from '../../../lib/venue-time.ts'
import { plural } from '../../../lib/words.ts'
import { type CalendarView, weekOf } from './days-shown.ts'
import type { Visible } from './visible.ts'

/** `December 2026`, or `Nov 29 – Dec 5, 2026` for a week. */
export function titleOf(view: CalendarView, date: string): string {
  if (view === 'month') return formatMonth(noon(date))
  const [first = date, ...rest] = weekOf(date)
  const last = rest.at(-1) ?? first
  // `Sun, Nov 29` without the weekday.
  const short = (day: string) => formatShortDay(noon(day)).replace(/^\w+, /, '')
  const year = (day: string) =>
    first.slice(0, 4) === last.slice(0, 4) && day === first ? '' : `, ${day.slice(0, 4)}`
  const end = first.slice(0, 7) === last.slice(0, 7) ? String(Number(last.slice(8))) : short(last)
  return `${short(first)}${year(first)} – ${end}${year(last)}`
}

/** `11 classes, 2 overlap`. */
export function summaryOf({ classes, overlapping }: Visible): string {
  const overlaps = overlapping ? `, ${overlapping} overlap` : ''
  return `${plural(classes, 'class', 'classes')}${overlaps}`
}

/** What a screen reader says of a day: `Saturday, December 5, 2 classes, 1 overlaps`. While loading, only the date. */
export function dayWords(date: string, visible: Visible, isLoading: boolean): string {
  if (isLoading) return formatLongDay(noon(date))
  const meetings = visible.on(date)
  const overlapping = meetings.filter(visible.clashOf).length
  return [
    formatLongDay(noon(date)),
    meetings.length ? plural(meetings.length, 'class', 'classes') : 'no classes',
    ...(overlapping ? [`${overlapping} ${overlapping === 1 ? 'overlaps' : 'overlap'}`] : []),
  ].join(', ')
}
