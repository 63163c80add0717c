import type { CourseAttributes, OccurrenceResource } from '../../../../api/generated/training.types.ts'
import { formatWeekday, noon } from '../../../../lib/venue-time.ts'
import { type ClassValues, classValues, newClass } from './class-values.ts'
import type { DayValues } from './days.ts'
import { nextFreeWeek, type Schedule, usualDay } from './proposals.ts'

/** What a new class starts from: nothing, a date (`` for none yet), or a class to duplicate. */
export type Start =
  { kind: 'empty' } | { kind: 'date'; date: string } | { kind: 'like'; occurrence: OccurrenceResource }

type Context = Schedule & { courseId: string; course: CourseAttributes }

/** The values that the form of a new class starts with. */
export function startValues(start: Start, { courseId, course, ...schedule }: Context): ClassValues {
  if (start.kind === 'like') {
    const values = classValues(start.occurrence)
    return { ...values, dates: nextFreeWeek(values.dates, schedule) }
  }
  const values = newClass(course)
  return start.kind === 'date'
    ? { ...values, dates: [usualDay(start.date, courseId, schedule.classes)] }
    : values
}

/** Says where the proposed dates of a duplicate come from. @param isChecked whether the other classes were known */
export function proposalWords([first]: readonly DayValues[], isChecked: boolean): string {
  if (!first?.date) return 'There is no free week in the coming year. Choose the dates.'
  const weekday = formatWeekday(noon(first.date))
  if (!isChecked) return `We filled in the next ${weekday}. We could not check your other classes.`
  return `We filled in the next ${weekday} on which you have no other class at that time.`
}
