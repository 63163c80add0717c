// Writes calendar files by RFC 5545: lines end with CRLF and have at most 75 octets, text is escaped, times are UTC.
const LONGEST_LINE = 75
const encoder = new TextEncoder()

export type CalendarEvent = {
  /** Stays the same for an event, so that saving the file again updates the event instead of adding another. */
  uid: string
  start: number
  end: number
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

const eventLines = ({ uid, start, end, title, place, notes, url }: CalendarEvent, now: number) => [
  'BEGIN:VEVENT',
  `UID:${escaped(uid)}`,
  `DTSTAMP:${utc(now)}`,
  `DTSTART:${utc(start)}`,
  `DTEND:${utc(end)}`,
  `SUMMARY:${escaped(title)}`,
  ...(place ? [`LOCATION:${escaped(place)}`] : []),
  ...(notes ? [`DESCRIPTION:${escaped(notes)}`] : []),
  // A URL is not of type TEXT, so it is not escaped.
  ...(url ? [`URL:${new URL(url).href}`] : []),
  'END:VEVENT',
]

/**
 * The text of a calendar file with these events.
 * @param product name of the product that writes the file
 */
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
