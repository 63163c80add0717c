import type { CourseAttributes, OccurrenceAttributes } from '../../../api/generated/training.types.ts'
import { type Day, formatDay, formatDays, formatHours } from '../../../lib/venue-time.ts'
import type { Letter } from './mail-links.ts'

/** Why the students of a class are written to. `days` are those of the class they are in now. */
export type Occasion =
  { kind: 'about' } | { kind: 'moved'; before: readonly Day[] } | { kind: 'canceled'; days?: readonly Day[] }

type Class = Pick<OccurrenceAttributes, 'name' | 'dates'>
type Course = Pick<CourseAttributes, 'location' | 'bringableItems'>

/** Each day on a line of its own, on the clock of the venue. */
const daysText = (days: readonly Day[]) =>
  days.map((day) => `${formatDay(day.startTime)}, ${formatHours(day)}`).join('\n')

const itemText = ({ name, quantity }: Course['bringableItems'][number]) =>
  quantity ? `- ${name} (${quantity})` : `- ${name}`

const letter = (from: string, subject: string, parts: readonly (string | false | undefined)[]): Letter => ({
  subject,
  body: ['Hello,', ...parts, `Kind regards,\n${from}`].filter(Boolean).join('\n\n'),
})

/** A message with nothing but its frame. @param from who signs it */
export const letterAboutAnything = (from: string) => letter(from, '', [])

/** What the message starts with; the instructor writes the rest. @param from who signs it */
export function letterFor(
  occasion: Occasion,
  { name, dates }: Class,
  course: Course | undefined,
  from: string,
): Letter {
  const { location, bringableItems = [] } = course ?? {}
  const place = location && [location.name, location.fullAddress].filter(Boolean).join(', ')
  const where = place && `Where: ${place}`
  const bring = bringableItems.length > 0 && ['Please bring:', ...bringableItems.map(itemText)].join('\n')
  const write = (subject: string, ...parts: (string | false | undefined)[]) => letter(from, subject, parts)
  const when = formatDays(dates)
  if (occasion.kind === 'about') return write(`${name}, ${when}`, `${name}\n${daysText(dates)}`, where, bring)
  if (occasion.kind === 'moved')
    return write(
      `New time: ${name}, ${when}`,
      `${name} has a new time.`,
      `Before:\n${daysText(occasion.before)}`,
      `Now:\n${daysText(dates)}`,
      where,
      'If you cannot come then, please reply to this message.',
      bring,
    )
  const canceled = `${name} of ${formatDays(dates)} is canceled.`
  if (occasion.days)
    return write(
      `Canceled: ${name}, ${when}`,
      canceled,
      `You have a seat in the same class at another time:\n${daysText(occasion.days)}`,
      where,
      'If you cannot come then, please reply to this message.',
      bring,
    )
  return write(
    `Canceled: ${name}, ${when}`,
    canceled,
    'Please reply to this message if you would like to come to another class, or to get your money back.',
  )
}
