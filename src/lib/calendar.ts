// Writes calendar files by RFC 5545: lines end with CRLF and have at most 75 octets, text is escaped.
import { clockTime, zoneLines } from './calendar-zone.ts'

const LONGEST_LINE = 75
const encoder = new TextEncoder()

export type CalendarEvent = {
  /** Stays the same for an event, so that saving the file again updates the event instead of adding another. */
  uid: string
  start: number
  end: number
  /** Name of the time zone of the place, so that a calendar can show the time there. The times are UTC without it. */
  zone?: string | undefined
  /** When it was last changed, for a calendar that reads the file again. */
  modified?: number | undefined
  title: string
  place?: string | undefined
  notes?: string | undefined
  url?: string | undefined
}

/** Replaces control characters, which calendar text must not contain, and writes line breaks as `\n`. */
const escaped = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/[;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\p{Cc}/gu, ' ')

/** `20261205T150000Z` */
const utc = (instant: number) => `${new Date(instant).toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`

/** Folds a line into pieces of at most 75 octets, never inside a character. Each continuation starts with a space. */
function folded(line: string): string {
  const pieces: string[] = []
  let piece = ''
  let length = 0
  for (const character of line) {
    const octets = encoder.encode(character).length
    if (length + octets > LONGEST_LINE) {
      pieces.push(piece)
      piece = ' '
      length = 1
    }
    piece += character
    length += octets
  }
  return [...pieces, piece].join('\r\n')
}

/** Calendars take the one with the highest number. Seconds since 2020 grow with each change, and fit until 2088. */
const sequenceOf = (modified: number) => Math.max(0, Math.floor((modified - Date.UTC(2020, 0)) / 1000))

/** `DTSTART;TZID=America/Chicago:20261205T090000`, or UTC. */
function timeLine(name: string, instant: number, zone: string | undefined): string {
  const local = zone && clockTime(instant, zone)
  return local ? `${name};TZID=${zone}:${local}` : `${name}:${utc(instant)}`
}

const eventLines = (
  { uid, start, end, zone, modified, title, place, notes, url }: CalendarEvent,
  stamp: number,
) => [
  'BEGIN:VEVENT',
  `UID:${escaped(uid)}`,
  `DTSTAMP:${utc(stamp)}`,
  ...(modified === undefined ? [] : [`LAST-MODIFIED:${utc(modified)}`, `SEQUENCE:${sequenceOf(modified)}`]),
  timeLine('DTSTART', start, zone),
  timeLine('DTEND', end, zone),
  `SUMMARY:${escaped(title)}`,
  ...(place ? [`LOCATION:${escaped(place)}`] : []),
  ...(notes ? [`DESCRIPTION:${escaped(notes)}`] : []),
  // A URL is not of type TEXT, so it is not escaped.
  ...(url ? [`URL:${new URL(url).href}`] : []),
  'END:VEVENT',
]

/** The zones of the events, each once. */
const zonesOf = (events: readonly CalendarEvent[]) =>
  [...new Set(events.flatMap(({ zone }) => zone ?? []))].flatMap((zone) =>
    zoneLines(
      zone,
      events.flatMap((event) => (event.zone === zone ? [event.start, event.end] : [])),
    ),
  )

const fileLines = (product: string, about: readonly string[], events: readonly string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product)}//Classes//EN`,
    'CALSCALE:GREGORIAN',
    ...about,
    ...events,
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')

/**
 * The text of a calendar file with these events.
 * @param product name of the product that writes the file
 */
export const calendarFile = (events: readonly CalendarEvent[], product: string, now = Date.now()) =>
  fileLines(
    product,
    ['METHOD:PUBLISH'],
    [...zonesOf(events), ...events.flatMap((event) => eventLines(event, now))],
  )

/**
 * The text of a calendar to subscribe to, which calendars read again each hour. Without a METHOD, the stamp of an event is
 * when it was last changed, so that the same events are the same bytes.
 * @param name what the calendar is called
 */
export const calendarFeed = (
  name: string,
  events: readonly CalendarEvent[],
  product: string,
  now = Date.now(),
) =>
  fileLines(
    product,
    [
      // The second of each is what calendars understood before there was a standard.
      `NAME:${escaped(name)}`,
      `X-WR-CALNAME:${escaped(name)}`,
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
    ],
    [...zonesOf(events), ...events.flatMap((event) => eventLines(event, event.modified ?? now))],
  )
