// Writes time zones for calendar files (RFC 5545, 3.6.5): each change of the clocks while the events last, as the device or
// server knows it. A rule for all years would promise more than anybody knows.
import { zoneName } from './venue-time.ts'
import { DAY, inZone, offsetAt, offsetText, wallTime } from './wall-clock.ts'

const MINUTE = 60_000

/** `-0600` */
const offset = (minutes: number) => offsetText(minutes).replace(':', '')

/** `20261205T090000`: what a clock shows that is so many minutes ahead of UTC. */
const clock = (instant: number, minutes: number) =>
  compact(new Date(instant + minutes * MINUTE).toISOString())
const compact = (iso: string) => iso.slice(0, 'yyyy-mm-ddThh:mm:ss'.length).replaceAll(/[-:]/g, '')

/** The first minute in which a zone has another offset than at the start; undefined if it has none until the end. */
function changeBetween(start: number, end: number, zone: string): number | undefined {
  const before = offsetAt(start, zone)
  if (offsetAt(end, zone) === before) return undefined
  let [same, other] = [start, end]
  while (other - same > MINUTE) {
    const middle = same + Math.floor((other - same) / 2 / MINUTE) * MINUTE
    if (offsetAt(middle, zone) === before) same = middle
    else other = middle
  }
  return other
}

/** One period of a zone, which lasts until the next one. */
function periodLines(start: number, from: number, to: number, zone: string): string[] {
  const kind = to > from ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${kind}`,
    `TZOFFSETFROM:${offset(from)}`,
    `TZOFFSETTO:${offset(to)}`,
    `TZNAME:${zoneName(new Date(start).toISOString(), zone)}`,
    `DTSTART:${clock(start, from)}`,
    `END:${kind}`,
  ]
}

/** A zone as calendars need it to read the times of a file, for the years of these instants. */
export function zoneLines(zone: string, instants: readonly number[]): string[] {
  const yearOf = (instant: number) => new Date(instant).getUTCFullYear()
  const start = Date.UTC(yearOf(Math.min(...instants)), 0)
  const end = Date.UTC(yearOf(Math.max(...instants)) + 1, 0)
  const lines = periodLines(start, offsetAt(start, zone), offsetAt(start, zone), zone)
  for (let day = start; day < end; day += DAY) {
    const change = changeBetween(day, day + DAY, zone)
    if (change !== undefined)
      lines.push(...periodLines(change, offsetAt(day, zone), offsetAt(change, zone), zone))
  }
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...lines, 'END:VTIMEZONE']
}

/**
 * An instant as the clock of a zone shows it, `20261205T090000`; undefined in hours that the clock shows twice, of which
 * calendars do not agree which one is meant.
 */
export function clockTime(instant: number, zone: string): string | undefined {
  const local = inZone(instant, zone)
  const [date = '', time = ''] = local.slice(0, 'yyyy-mm-ddThh:mm'.length).split('T')
  const read = wallTime(date, time, zone)
  return read?.instant === instant && !read.isDoubled ? compact(local) : undefined
}
