// Converts local wall-clock time to an instant and back. Twice a year a clock skips or repeats an hour.
const formats = new Map<string, Intl.DateTimeFormat>()
const MINUTE = 60_000
export const DAY = 86_400_000

/** An offset like `-06:00` in minutes. Undefined if the text does not begin with one. */
function minutesOf(offset: string): number | undefined {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):(\d{2})/.exec(offset) ?? []
  return sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) : undefined
}

/** Minutes that a zone is ahead of UTC at an instant. The zone may be a name or an offset like `-06:00`. */
export function offsetAt(instant: number, zone: string): number {
  const fixed = minutesOf(zone)
  if (fixed !== undefined) return fixed
  let format = formats.get(zone)
  if (!format)
    formats.set(
      zone,
      (format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })),
    )
  const name = format.formatToParts(instant).find((part) => part.type === 'timeZoneName')?.value ?? ''
  return minutesOf(name.replace('GMT', '')) ?? 0
}

const two = (value: number) => String(Math.abs(value)).padStart(2, '0')
export const offsetText = (minutes: number) =>
  `${minutes < 0 ? '-' : '+'}${two(Math.trunc(minutes / 60))}:${two(minutes % 60)}`

/** Milliseconds as if the time were UTC; NaN for a date or time that does not exist. */
function naive(date: string, time: string): number {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(date) && /^\d{2}:\d{2}$/.test(time) && `${date}T${time}:00Z`
  if (!instant || Number.isNaN(Date.parse(instant))) return NaN
  // Date.parse accepts February 30 as March 2.
  return new Date(instant).toISOString().startsWith(date) ? Date.parse(instant) : NaN
}

export const isDate = (text: string) => !Number.isNaN(naive(text, '00:00'))

/** A wall-clock time and its instant. `isDoubled`: the clock shows the same time again an hour later. */
export type WallTime = { iso: string; instant: number; isDoubled: boolean }

/**
 * The instant at which a zone's clock shows a date (`2026-12-05`) and time (`09:00`). Undefined if it never does: the
 * hour skipped in spring, or an invalid date or time. For a repeated hour, the first of the two.
 */
export function wallTime(date: string, time: string, zone: string): WallTime | undefined {
  const clock = naive(date, time)
  if (Number.isNaN(clock)) return undefined
  const offsets = new Set([offsetAt(clock - DAY, zone), offsetAt(clock + DAY, zone)])
  const found = [...offsets]
    .filter((offset) => offsetAt(clock - offset * MINUTE, zone) === offset)
    .toSorted((a, b) => b - a)
  const [offset] = found
  if (offset === undefined) return undefined
  return {
    iso: `${date}T${time}:00${offsetText(offset)}`,
    instant: clock - offset * MINUTE,
    isDoubled: found.length > 1,
  }
}

/** An instant as local time in a zone, with its offset: `2026-12-05T09:00:00-06:00`. */
export function inZone(instant: number, zone: string): string {
  const offset = offsetAt(instant, zone)
  return new Date(instant + offset * MINUTE).toISOString().slice(0, 19) + offsetText(offset)
}

/** The date that many calendar days later. After the year 9999 it is no longer a date for `isDate`: `+010000-01-01`. */
export const addDays = (date: string, days: number) =>
  new Date(naive(date, '00:00') + days * DAY).toISOString().replace(/T.*/, '')

/** The weekday of a date; 0 is Sunday. */
export const weekdayOf = (date: string) => new Date(naive(date, '00:00')).getUTCDay()
