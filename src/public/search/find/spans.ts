import type { Span } from '../choices.ts'

const DAY = 86_400_000
const SATURDAY = 6

/** The same day for the document server and every visitor, whatever their clocks say: that of the middle of the country. */
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' })

/** The first and the last day of a span, as `2026-12-05`. A weekend that has begun starts today. @param now in milliseconds */
export function daysIn(span: Span, now: number): { from: string; to: string } {
  const start = Date.parse(today.format(now))
  const day = (after: number) => new Date(start + after * DAY).toISOString().slice(0, 10)
  if (span === 'month') return { from: day(0), to: day(29) }
  const weekday = new Date(start).getUTCDay()
  const sunday = (7 - weekday) % 7
  const saturday = weekday === 0 ? 0 : SATURDAY - weekday
  return span === 'weekend'
    ? { from: day(saturday), to: day(sunday) }
    : { from: day(sunday + 6), to: day(sunday + 7) }
}
