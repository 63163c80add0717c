import { inZone, wallTime } from '../../src/lib/wall-clock.ts'
import { defaults, type OccurrenceDate, type Row } from '../db/rows.ts'
import { BIG_COURSE, EDGE_COURSE, partsOf, venueOf } from './courses.ts'
import { isKnown, PEOPLE, personOf } from './people.ts'
import { between, hash, pick, random } from './random.ts'

const DAY = 86_400_000

/**
 * The plan of one class: its days, its students and whether it is graded. Days count from the beginning of the world.
 */
type Plan = {
  days: number[]
  registrants: number
  capacity?: number
  isGraded?: boolean
  canHaveRegistrants?: boolean
  isCoTaught?: boolean
}

type Hours = { from: string; to: string }
/** @property weekday from 0 for Sunday; undefined for any day */
type Habit = { hours: Hours; weekday?: number }

/** A Saturday and Sunday around the next US daylight saving change, and the Saturday after. */
function daysAroundClockChange(epoch: number): number[] {
  const offset = (day: number) => inZone(epoch + day * DAY, 'America/Chicago').slice(-6)
  let day = 4
  while (offset(day) === offset(day + 1)) day++
  const isSunday = (n: number) => new Date(epoch + n * DAY).getUTCDay() === 0
  const sunday = isSunday(day) ? day : day + 1
  return [sunday - 1, sunday, sunday + 6]
}

const edges = (epoch: number): Plan[] => [
  { days: [-60], registrants: 12, isGraded: true },
  { days: [-5], registrants: 12 },
  { days: [-12], registrants: 0 },
  { days: [9], registrants: 13 },
  { days: [16], registrants: 0 },
  { days: [23], registrants: 0, canHaveRegistrants: false },
  { days: daysAroundClockChange(epoch), registrants: 8 },
  { days: [11], registrants: 6, isCoTaught: true },
  { days: [-1, 1], registrants: 5 },
]
const BIG: Plan[] = [
  { days: [-2], registrants: 500 },
  { days: [30], registrants: 10_000 },
]

/**
 * The plans of ordinary classes: graded past ones, one still to grade in every third course, then future ones.
 * @param soonest first and last day that the next class may be on
 */
function ordinary(courseId: string, ordinal: number, soonest: readonly [number, number]): Plan[] {
  const next = random(`${courseId} plans`)
  const plan = (day: number, isGraded: boolean): Plan => ({
    days: [day],
    registrants: between(next, 2, 12),
    isGraded,
  })
  return [
    plan(-between(next, 60, 200), true),
    plan(-between(next, 20, 55), true),
    ...(ordinal % 3 === 2 ? [plan(-between(next, 2, 15), false)] : []),
    plan(between(next, ...soonest), false),
    plan(between(next, 35, 120), false),
  ]
}

function plansOf(courseId: string, epoch: number): Plan[] {
  if (courseId === EDGE_COURSE) return edges(epoch)
  if (courseId === BIG_COURSE) return BIG
  const parts = partsOf(courseId)
  if (!parts) return []
  const isBusy = parts.instructorId === PEOPLE.instructor.id
  const isArchived = isBusy && parts.ordinal >= 35
  // Everyone's last active course never had a class, so that it can be deleted.
  if (parts.ordinal === (isBusy ? 34 : 3)) return []
  // The classes of many instructors come before those of the busy one, so that the first lists show many of them.
  const plans = ordinary(courseId, parts.ordinal, isBusy ? [3, 30] : [1, 14])
  return isArchived ? plans.slice(0, 2) : plans
}

/** The roster sizes of a course and which classes are graded, without the cost of building the classes. */
export const classSizesOf = (courseId: string): Pick<Plan, 'registrants' | 'isGraded'>[] =>
  plansOf(courseId, 0)

const guidOf = (text: string) => {
  const hex = [0, 1, 2, 3].map((i) => hash(`${text} ${i}`).toString(16).padStart(8, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** The usual hours of a class. */
const ALL_DAY: Hours = { from: '09:00', to: '17:00' }
const STARTS = ['08:00', '08:30', '09:00', '09:00', '10:00', '13:00']

/**
 * The hours and the day of the week of a course: evenings on Tuesday, Wednesday or Thursday, and all else mostly on a weekend.
 * Those who can be signed in as keep the days that their tests need.
 */
function habitOf({ id, name, instructorId, classroomHours, rangeHours }: Row<'course'>): Habit {
  const person = personOf(instructorId)
  if (!person || isKnown(person)) return { hours: ALL_DAY }
  const next = random(`habit of ${id}`)
  if (name.endsWith(': Evening'))
    return { hours: { from: '18:00', to: '21:30' }, weekday: between(next, 2, 4) }
  const from = pick(next, STARTS)
  const end = Math.min(Number(from.slice(0, 2)) + Math.max(classroomHours + rangeHours, 2), 20)
  const hours = { from, to: `${String(end).padStart(2, '0')}${from.slice(2)}` }
  return { hours, weekday: pick(next, name.endsWith(': Weekend') ? [6, 6, 0] : [6, 6, 6, 0, 0, 5, 4, 3]) }
}

/** The next such weekday for a day to come, and the last one for a day that is over. */
function onWeekday(day: number, weekday: number | undefined, epoch: number): number {
  if (weekday === undefined) return day
  const step = day < 0 ? -1 : 1
  let moved = day
  while (new Date(epoch + moved * DAY).getUTCDay() !== weekday) moved += step
  return moved
}

/** In the venue's local time. */
function datesOf(
  id: string,
  days: number[],
  { from, to }: Hours,
  zone: string,
  epoch: number,
): OccurrenceDate[] {
  return days.map((day, i) => {
    const date = inZone(epoch + day * DAY, zone).slice(0, 10)
    // Daylight saving changes never skip these hours.
    const at = (time: string) => wallTime(date, time, zone)?.iso ?? ''
    return { guid: guidOf(`${id} ${i}`), startTime: at(from), endTime: at(to) }
  })
}

/**
 * The seeded classes of a course.
 * @param epoch beginning of the world, in milliseconds
 */
export function occurrenceRows(course: Row<'course'>, epoch: number): Row<'occurrence'>[] {
  const { zone } = venueOf(course.id)
  const { hours, weekday } = habitOf(course)
  return plansOf(course.id, epoch).map((plan, i) => {
    const id = `o${course.id.slice(1)}-${i}`
    const days = plan.days.map((day) => onWeekday(day, weekday, epoch))
    const dates = datesOf(id, days, hours, zone, epoch)
    const endsAt = Date.parse(dates.at(-1)?.endTime ?? '')
    return {
      ...defaults.occurrence,
      id,
      entityId: course.id,
      instructorIds: [course.instructorId, ...(plan.isCoTaught ? [PEOPLE.range.id] : [])],
      dates,
      startsAt: Date.parse(dates[0]?.startTime ?? ''),
      endsAt,
      capacity: plan.capacity ?? course.capacity,
      numberOfRegistrants: plan.registrants,
      canHaveRegistrants: plan.canHaveRegistrants ?? true,
      resultsSubmittedAt: plan.isGraded ? new Date(endsAt + DAY).toISOString() : null,
    }
  })
}
