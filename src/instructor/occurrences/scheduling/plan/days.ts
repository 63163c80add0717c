import { required } from '../../../../lib/field-errors.ts'
import { formatDay, formatHours, formatTime } from '../../../../lib/venue-time.ts'
import { isGuess, zonesOf } from '../../../../lib/venue-zone.ts'
import { addDays, isDate, type WallTime, wallTime } from '../../../../lib/wall-clock.ts'

/** One day of a class as it is typed, in the venue's time zone: `2026-12-05`, `09:00`, `17:00`. */
export type DayValues = { date: string; start: string; end: string; endsNextDay: boolean }
/** One day as in the contract: ISO strings with an offset. */
export type DayTimes = { startTime: string; endTime: string }

const LONGEST = 86_400_000

export const emptyDay: DayValues = { date: '', start: '', end: '', endsNextDay: false }

/** A day of the contract as form values. Its text is in the venue's time zone already. */
export const dayValues = ({ startTime, endTime }: DayTimes): DayValues => ({
  date: startTime.slice(0, 10),
  start: startTime.slice(11, 16),
  end: endTime.slice(11, 16),
  endsNextDay: endTime.slice(0, 10) > startTime.slice(0, 10),
})

/** Start and end of a day; undefined for a time that the clocks at the venue skip. */
export function readDay({ date, start, end, endsNextDay }: DayValues, zone: string) {
  const endDate = endsNextDay && isDate(date) ? addDays(date, 1) : date
  return { start: wallTime(date, start, zone), end: wallTime(endDate, end, zone) }
}

type ReadDay = { start: WallTime; end: WallTime }
const readDays = (days: readonly DayValues[], zone: string) =>
  days.map((day) => readDay(day, zone)).filter((day): day is ReadDay => !!day.start && !!day.end)

/** The days as in the contract, in order. Validate first: a day that cannot be read is left out. */
export const dayTimes = (days: readonly DayValues[], zone: string): DayTimes[] =>
  readDays(days, zone)
    .toSorted((a, b) => a.start.instant - b.start.instant)
    .map(({ start, end }) => ({ startTime: start.iso, endTime: end.iso }))

/** A day as people read it: `Sat, Dec 5, 2026, 9:00 AM – 5:00 PM`. */
export const dayText = (day: DayTimes, zone: string) =>
  `${formatDay(day.startTime)}, ${formatHours(day, zone)}`

/** A stretch of time in milliseconds, to find overlaps across time zones. */
export type Interval = { start: number; end: number }
export const intervalsOf = (days: readonly DayTimes[]): Interval[] =>
  days.map(({ startTime, endTime }) => ({ start: Date.parse(startTime), end: Date.parse(endTime) }))

/** Whether two intervals share time. One that begins when the other ends does not. */
export const overlap = (a: Interval, b: Interval) => a.start < b.end && b.start < a.end

/** The same days some calendar days later, at the same local hours. */
export const shiftDays = (days: readonly DayValues[], count: number): DayValues[] =>
  days.map((day) => (isDate(day.date) ? { ...day, date: addDays(day.date, count) } : day))

/** The number of calendar days from one date to another. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** The values of one more day: the day after the last one, with the same hours. */
export function followingDay(days: readonly DayValues[]): DayValues {
  const last = days.at(-1) ?? emptyDay
  const date = isDate(last.date) ? addDays(last.date, 1) : ''
  return { ...last, date: isDate(date) ? date : '' }
}

/** Whether a date has been moved past the year 9999. Nobody can type such a date. */
const isPastCalendar = (date: string) => date.startsWith('+')

const skipped = (date: string, time: string) => {
  const iso = `${date}T${time}:00Z`
  return `On ${formatDay(iso)} the clocks skip ${formatTime(iso)}. Choose another time.`
}

/** What is wrong with a single day, by field. */
function validateDay(day: DayValues, zone: string): Partial<Record<keyof DayValues, string>> {
  const { date, start, end, endsNextDay } = day
  if (isPastCalendar(date)) return { date: 'This date is after the year 9999.' }
  if (!isDate(date))
    return { date: required, ...(!start && { start: required }), ...(!end && { end: required }) }
  if (endsNextDay && !isDate(addDays(date, 1))) return { date: 'Choose an earlier date.' }
  const at = readDay(day, zone)
  const errors = {
    ...(!start ? { start: required } : !at.start && { start: skipped(date, start) }),
    ...(!end ? { end: required } : !at.end && { end: skipped(endsNextDay ? addDays(date, 1) : date, end) }),
  }
  if (!at.start || !at.end) return errors
  const length = at.end.instant - at.start.instant
  if (length <= 0) return { end: 'The end must be after the start.' }
  return length > LONGEST ? { end: 'A class day can last at most 24 hours.' } : errors
}

/** What is wrong with the days of a class, by the path of the field: `dates.0.end`. */
export function validateDays(days: readonly DayValues[], zone: string): Record<string, string> {
  const errors: Record<string, string> = {}
  days.forEach((day, i) => {
    for (const [field, message] of Object.entries(validateDay(day, zone)))
      errors[`dates.${i}.${field}`] = message
  })
  if (Object.keys(errors).length) return errors
  const intervals = intervalsOf(days.flatMap((day) => dayTimes([day], zone)))
  intervals.forEach((interval, i) => {
    const other = intervals.findIndex((before, j) => j < i && overlap(before, interval))
    if (other >= 0) errors[`dates.${i}.start`] = `This overlaps day ${other + 1}.`
  })
  return errors
}

const UNSURE =
  'The clocks may change before this date, and we do not know the time zone of the venue. Choose another date, or ask the instructor who owns the course to move the class.'
const UNSURE_YET =
  'The clocks may change before this date, and we could not load the time zone of the venue. Try again above, then save.'

type Known = {
  zone: string
  /** The days of the class as they are stored. */
  stored: readonly DayTimes[]
  /** Whether the zone may still load. */
  mayLoad: boolean
}

/**
 * Refuses days on which the venue's clock may differ from the offset that stands in for its time zone: every zone that fits
 * the stored days has to agree on the new ones.
 */
export function validateGuess(
  days: readonly DayValues[],
  { zone, stored, mayLoad }: Known,
): Record<string, string> {
  if (!isGuess(zone)) return {}
  const zones = zonesOf(stored.flatMap(({ startTime, endTime }) => [startTime, endTime]))
  const isSure = (day: DayValues) => {
    const { start, end } = readDay(day, zone)
    const agrees = (other: string) => {
      const there = readDay(day, other)
      return there.start?.iso === start?.iso && there.end?.iso === end?.iso
    }
    return zones.length > 0 && zones.every(agrees)
  }
  return Object.fromEntries(
    days.flatMap((day, i) => (isSure(day) ? [] : [[`dates.${i}.date`, mayLoad ? UNSURE_YET : UNSURE]])),
  )
}
