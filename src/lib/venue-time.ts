// A class meets by the clock of its venue. The wire carries that clock with its offset (`2026-12-05T09:00:00-06:00`),
// so the text itself says what to show; the viewer's own zone never changes it.

const ISO = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/

/** The venue's clock as if it were UTC, so that `Intl` shows it unchanged. Throws on a text without an offset. */
function venueClock(iso: string): Date {
  const [, year, month, day, hour, minute] = ISO.exec(iso) ?? []
  if (!year) throw new RangeError(`not a date-time with an offset: ${iso}`)
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)))
}

const format = (options: Intl.DateTimeFormatOptions) => {
  const intl = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options })
  return (iso: string) => intl.format(venueClock(iso))
}

/** `Sat, Dec 5, 2026` */
export const formatDay = format({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' })
const formatShortDay = format({ weekday: 'short', month: 'short', day: 'numeric' })
/** `9:00 AM` */
export const formatTime = format({ hour: 'numeric', minute: '2-digit' })

const shortZone = (zone?: string) =>
  new Intl.DateTimeFormat('en-US', { timeZoneName: 'short', ...(zone && { timeZone: zone }) })

/** Minutes ahead of UTC, as the text says. */
function offsetOf(iso: string): number {
  const offset = ISO.exec(iso)?.[6] ?? 'Z'
  if (offset === 'Z') return 0
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number)
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}

/**
 * Short name of the venue's zone at that time: `CST`. Without the zone itself, the viewer's name serves where both
 * clocks agree, else the distance from Greenwich: `GMT-6`.
 */
export function zoneName(iso: string, zone?: string): string {
  const instant = new Date(iso)
  const nameIn = (name?: string) =>
    shortZone(name).formatToParts(instant).find((part) => part.type === 'timeZoneName')?.value ?? ''
  if (zone) return nameIn(zone)
  const offset = offsetOf(iso)
  if (-instant.getTimezoneOffset() === offset) return nameIn()
  const hours = Math.trunc(Math.abs(offset) / 60)
  const minutes = Math.abs(offset) % 60
  return `GMT${offset < 0 ? '-' : '+'}${hours}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`
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

const viewerDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

/** A moment that has no venue, such as a registration, on the viewer's calendar: `Nov 3, 2026`. */
export const formatMoment = (iso: string) => viewerDay.format(new Date(iso))
