import { required, wholeNumber } from '../../../../lib/field-errors.ts'
import { isCountWithin, typedCount } from '../../../../lib/typed-number.ts'
import { addDays, isDate, weekdayOf } from '../../../../lib/wall-clock.ts'
import { MOST_CLASSES } from '../../class-reasons.ts'
import { type DayValues, daysBetween, shiftDays, validateDays } from './days.ts'

/** How a class repeats, as it is typed. */
export type Repeat = {
  repeats: boolean
  everyWeeks: string
  /** Weekdays in addition to that of the class: `2` for Tuesday. Only a class of one day can have some. */
  weekdays: string[]
  ends: 'after' | 'on'
  /** The number of classes, if it ends after a number of them. */
  times: string
  /** The last date, if it ends on one. */
  until: string
  /** The planned classes that are left out, each by the date of its first day. */
  leftOut: string[]
}

/** A class that does not repeat, and what the fields start with if it does. */
export const noRepeat: Repeat = {
  repeats: false,
  everyWeeks: '1',
  weekdays: [],
  ends: 'after',
  times: '3',
  until: '',
  leftOut: [],
}

const MOST_WEEKS = 52

type Rule = Repeat & { dates: DayValues[] }

const TOO_LATE = 'Choose an earlier date.'
const LAST_DATE = '9999-12-31'

/** The weekdays of the series, in order. That of the class itself is always one of them. */
function weekdaysOf(first: string, { dates, weekdays }: Rule): number[] {
  const own = weekdayOf(first)
  const more = dates.length === 1 ? weekdays.map(Number) : []
  return [0, 1, 2, 3, 4, 5, 6].filter((weekday) => weekday === own || more.includes(weekday))
}

/** The last date on which the class can begin so that all of its days are within the year 9999. */
function lastStart(first: string, dates: readonly DayValues[]): string {
  const ends = dates.map(({ date, endsNextDay }) => daysBetween(first, date) + Number(endsNextDay))
  return addDays(LAST_DATE, -Math.max(0, ...ends.filter(Number.isFinite)))
}

/** The dates on which the planned classes begin, one more than allowed at most. They end with the year 9999. */
function startsOf(first: string, rule: Rule): string[] {
  const { everyWeeks, ends, times, until, dates } = rule
  const weekdays = weekdaysOf(first, rule)
  const last = lastStart(first, dates)
  const most = ends === 'after' ? typedCount(times) : MOST_CLASSES + 1
  const starts: string[] = []
  const step = 7 * typedCount(everyWeeks)
  for (let sunday = addDays(first, -weekdayOf(first)); isDate(sunday); sunday = addDays(sunday, step))
    for (const weekday of weekdays) {
      const date = addDays(sunday, weekday)
      if (!isDate(date) || date > last) return starts
      if (date < first) continue
      if (starts.length === most || (ends === 'on' && date > until)) return starts
      starts.push(date)
    }
  return starts
}

/** What is wrong with the rule of a series, by field; undefined if its dates can be told. */
function ruleProblem(rule: Rule): Record<string, string> | undefined {
  const { everyWeeks, ends, times, until, dates } = rule
  const first = dates[0]?.date ?? ''
  if (!isCountWithin(everyWeeks, 1, MOST_WEEKS)) return { everyWeeks: wholeNumber(1, MOST_WEEKS) }
  if (ends === 'after') {
    if (!isCountWithin(times, 2, MOST_CLASSES)) return { times: wholeNumber(2, MOST_CLASSES) }
    const isShort = isDate(first) && startsOf(first, rule).length < typedCount(times)
    return isShort ? { 'dates.0.date': TOO_LATE } : undefined
  }
  if (!isDate(until)) return { until: required }
  if (!isDate(first)) return undefined
  if (until < first) return { until: 'The last day must be after the first class.' }
  const { length } = startsOf(first, rule)
  if (length > MOST_CLASSES)
    return { until: `That is more than ${MOST_CLASSES} classes. Choose an earlier day.` }
  if (length > 1) return undefined
  const isLast = startsOf(first, { ...rule, until: LAST_DATE }).length < 2
  return isLast ? { 'dates.0.date': TOO_LATE } : { until: 'Only the first class fits. Choose a later day.' }
}

/** All classes of the series, each with its days. Without a valid rule or date it is only the first. */
export function plannedDays(rule: Rule): DayValues[][] {
  const { repeats, dates } = rule
  const first = dates[0]?.date ?? ''
  if (!repeats || !isDate(first) || ruleProblem(rule)) return [dates]
  return startsOf(first, rule).map((start) => shiftDays(dates, daysBetween(first, start)))
}

/** The name of a planned class among the ones that are left out. */
export const keyOf = (days: readonly DayValues[]) => days[0]?.date ?? ''

/** The planned classes that are to be added. */
export const keptDays = (rule: Rule): DayValues[][] =>
  rule.repeats ? plannedDays(rule).filter((days) => !rule.leftOut.includes(keyOf(days))) : plannedDays(rule)

/** What is wrong with a series, by field. @param zone time zone of the venue */
export function validateRepeat(rule: Rule, zone: string): Record<string, string> {
  if (!rule.repeats) return {}
  const problem = ruleProblem(rule)
  if (problem) return problem
  const kept = keptDays(rule)
  if (!kept.length) return { leftOut: 'Keep at least one date.' }
  const [first] = kept.flatMap((days) => Object.values(validateDays(days, zone)))
  return first ? { leftOut: first } : {}
}
