// Classes are shown in the venue's local time. The API sends that time with its offset (`2026-12-05T09:00:00-06:00`),
// so it is formatted as written and the viewer's time zone never changes it.
import { once } from './once.ts'

const ISO = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/

/**
 * The venue's local time as if it were UTC, so that `Intl` shows it unchanged. Throws a RangeError without an offset.
 */
function venueClock(iso: string): Date {
  const [, year, month, day, hour, minute] = ISO.exec(iso) ?? []
  if (!year) throw new RangeError(`not a date-time with an offset: ${iso}`)
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)))
}

const format = (options: Intl.DateTimeFormatOptions) => {
  const intl = once(() => new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }))
  // Some engines put a narrow space before AM, and a page must read the same on the server and in every browser.
  return (iso: string) => intl().format(venueClock(iso)).replaceAll('\u202f', ' ')
}

/** `Sat, Dec 5, 2026` */
export const formatDay = format({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' })
/** `Sat, Dec 5` */
export const formatShortDay = format({ weekday: 'short', month: 'short', day: 'numeric' })
/** `December 2026` */
export const formatMonth = format({ month: 'long', year: 'numeric' })
/** `9:00 AM` */
export const formatTime = format({ hour: 'numeric', minute: '2-digit' })

/** `Saturday, December 5` */
export const formatLongDay = format({ weekday: 'long', month: 'long', day: 'numeric' })
/** `Saturday` */
export const formatWeekday = format({ weekday: 'long' })

/** A date without a time, as the functions above take it. */
export const noon = (date: string) => `${date}T12:00:00Z`

/** The date on the calendar of the venue: `2026-12-05`. */
export const dateOf = (iso: string) => iso.slice(0, 10)

const ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'Pacific/Guam',
]
const nameFormats = new Map<string, Intl.DateTimeFormat>()

const partOf = (zone: string, style: 'short' | 'longOffset', instant: Date) => {
  const key = `${zone} ${style}`
  let intl = nameFormats.get(key)
  if (!intl)
    nameFormats.set(key, (intl = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: style })))
  return intl.formatToParts(instant).find((part) => part.type === 'timeZoneName')?.value ?? ''
}

/**
 * The short name of the venue's time zone at that time: `CST`. If the zone is not given, it is guessed from the offset.
 * If zones with different names share it (Arizona and California in summer), the result is the offset: `GMT-7`.
 */
export function zoneName(iso: string, zone?: string): string {
  const instant = new Date(iso)
  if (zone) return partOf(zone, 'short', instant)
  const offset = ISO.exec(iso)?.[6] ?? 'Z'
  const name = `GMT${offset === 'Z' ? '' : offset}`
  const names = ZONES.filter((candidate) => partOf(candidate, 'longOffset', instant) === name)
  const [only, ...others] = new Set(names.map((candidate) => partOf(candidate, 'short', instant)))
  return only && !others.length ? only : name.replace(/([+-])0/, '$1').replace(':00', '')
}

/** One day of a class. */
export type Day = { startTime: string; endTime: string }

/** `9:00 AM – 5:00 PM CST` */
export const formatHours = ({ startTime, endTime }: Day, zone?: string) =>
  `${formatTime(startTime)} – ${formatTime(endTime)} ${zoneName(startTime, zone)}`

/** `Sat, Dec 5, 2026`, or `3 days, Sat, Mar 13 – Sat, Mar 20, 2027`. */
export function formatDays(days: readonly Day[]): string {
  const [first] = days
  const last = days.at(-1)
  if (!first || !last) return ''
  if (days.length === 1) return formatDay(first.startTime)
  const isSameYear = first.startTime.slice(0, 4) === last.startTime.slice(0, 4)
  const start = isSameYear ? formatShortDay(first.startTime) : formatDay(first.startTime)
  return `${days.length} days, ${start} – ${formatDay(last.startTime)}`
}

/** A single day with its hours, `Sat, Dec 5, 2026, 9:00 AM – 5:00 PM CST`; several days without. */
export function formatWhen(days: readonly Day[], zone?: string): string {
  const [only, ...others] = days
  return only && !others.length ? `${formatDays(days)}, ${formatHours(only, zone)}` : formatDays(days)
}

const viewerDay = once(
  () => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' }),
)

/** A date without a venue, such as a registration, in the viewer's time zone: `Nov 3, 2026`. */
export const formatMoment = (iso: string) => viewerDay().format(new Date(iso))
