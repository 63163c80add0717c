// A calendar file as RFC 5545 has it: lines end with CRLF, none is longer than 75 octets, text is escaped, times are UTC.
const LONGEST_LINE = 75
const encoder = new TextEncoder()

export type CalendarEvent = {
  /** The same for the same event, however often it is saved: a second file updates the first. */
  uid: string
  start: number
  end: number
  title: string
  place?: string | undefined
  notes?: string | undefined
  url?: string | undefined
}

/** Control characters have no place in the text of a calendar; a line break is written as `\n`. */
const escaped = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/[;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\p{Cc}/gu, ' ')

/** `20261205T150000Z` */
const utc = (instant: number) => `${new Date(instant).toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`

/** A line in pieces of at most 75 octets, each but the first after a space. No character is cut in two. */
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

const eventLines = ({ uid, start, end, title, place, notes, url }: CalendarEvent, now: number) => [
  'BEGIN:VEVENT',
  `UID:${escaped(uid)}`,
  `DTSTAMP:${utc(now)}`,
  `DTSTART:${utc(start)}`,
  `DTEND:${utc(end)}`,
  `SUMMARY:${escaped(title)}`,
  ...(place ? [`LOCATION:${escaped(place)}`] : []),
  ...(notes ? [`DESCRIPTION:${escaped(notes)}`] : []),
  // An address is not text: it has no signs to escape.
  ...(url ? [`URL:${new URL(url).href}`] : []),
  'END:VEVENT',
]

/** The events as the text of a calendar file. @param product who made it */
export const calendarFile = (events: readonly CalendarEvent[], product: string, now = Date.now()) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product)}//Classes//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
