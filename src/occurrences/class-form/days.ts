import { required } from '../../lib/field-errors.ts'
import { formatDay, formatTime } from '../../lib/venue-time.ts'
import { addDays, isDate, type WallTime, wallTime } from '../../lib/wall-clock.ts'

/** One day of a class as it is typed, by the clock of the venue: `2026-12-05`, `09:00`, `17:00`. */
export type DayValues = { date: string; start: string; end: string; endsNextDay: boolean }
/** One day as the contract has it. */
export type DayTimes = { startTime: string; endTime: string }

const LONGEST = 86_400_000

export const emptyDay: DayValues = { date: '', start: '', end: '', endsNextDay: false }

/** A day of the contract for the form. Its text is the venue's clock already. */
export const dayValues = ({ startTime, endTime }: DayTimes): DayValues => ({
  date: startTime.slice(0, 10),
  start: startTime.slice(11, 16),
  end: endTime.slice(11, 16),
  endsNextDay: endTime.slice(0, 10) > startTime.slice(0, 10),
})

/** Start and end of a day; undefined where the clock of the venue never shows them. */
export function readDay({ date, start, end, endsNextDay }: DayValues, zone: string) {
  const endDate = endsNextDay && isDate(date) ? addDays(date, 1) : date
  return { start: wallTime(date, start, zone), end: wallTime(endDate, end, zone) }
}

type ReadDay = { start: WallTime; end: WallTime }
const readDays = (days: readonly DayValues[], zone: string) =>
  days.map((day) => readDay(day, zone)).filter((day): day is ReadDay => !!day.start && !!day.end)

/** The days as the contract wants them, in order. Days that cannot be read are left out: validate first. */
export const dayTimes = (days: readonly DayValues[], zone: string): DayTimes[] =>
  readDays(days, zone)
    .toSorted((a, b) => a.start.instant - b.start.instant)
    .map(({ start, end }) => ({ startTime: start.iso, endTime: end.iso }))

/** When a class really is, in milliseconds: what a clash is found by. */
export type Interval = { start: number; end: number }
export const intervalsOf = (days: readonly DayTimes[]): Interval[] =>
  days.map(({ startTime, endTime }) => ({ start: Date.parse(startTime), end: Date.parse(endTime) }))

/** They share time. One that begins when the other ends does not. */
export const overlap = (a: Interval, b: Interval) => a.start < b.end && b.start < a.end

/** The same days so many weeks later, at the same hours by the clock. */
export const shiftDays = (days: readonly DayValues[], weeks: number): DayValues[] =>
  days.map((day) => (isDate(day.date) ? { ...day, date: addDays(day.date, weeks * 7) } : day))

/** What a further day begins with: the day after the last one, at its hours. */
export function followingDay(days: readonly DayValues[]): DayValues {
  const last = days.at(-1) ?? emptyDay
  return isDate(last.date) ? { ...last, date: addDays(last.date, 1) } : { ...last, date: '' }
}

const skipped = (date: string, time: string) => {
  const iso = `${date}T${time}:00Z`
  return `On ${formatDay(iso)} the clocks skip ${formatTime(iso)}. Choose another time.`
}

/** What is wrong with one day by itself, by field. */
function brokenDay(day: DayValues, zone: string): Partial<Record<keyof DayValues, string>> {
  const { date, start, end, endsNextDay } = day
  if (!isDate(date))
    return { date: required, ...(!start && { start: required }), ...(!end && { end: required }) }
  const at = readDay(day, zone)
  const errors = {
    ...(!start ? { start: required } : !at.start && { start: skipped(date, start) }),
    ...(!end ? { end: required } : !at.end && { end: skipped(endsNextDay ? addDays(date, 1) : date, end) }),
  }
  if (!at.start || !at.end) return errors
  const length = at.end.instant - at.start.instant
  if (length <= 0) return { end: 'The end must be after the start.' }
  return length > LONGEST ? { end: 'A day of a class lasts at most 24 hours.' } : errors
}

/** What is wrong with the days of a class, by the path of the field: `dates.0.end`. */
export function brokenDays(days: readonly DayValues[], zone: string): Record<string, string> {
  const errors: Record<string, string> = {}
  days.forEach((day, i) => {
    for (const [field, message] of Object.entries(brokenDay(day, zone)))
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
