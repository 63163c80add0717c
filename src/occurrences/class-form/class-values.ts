import type { Args, CourseAttributes, OccurrenceResource } from '../../api/generated/training.types.ts'
import { required } from '../../lib/field-errors.ts'
import { changes } from '../../lib/changes.ts'
import { plural } from '../../lib/plural.ts'
import { typedCount } from '../../lib/typed-number.ts'
import { brokenDays, type DayValues, dayTimes, dayValues, emptyDay, shiftDays } from './days.ts'

/** What is asked about a class. Numbers are kept as they are typed. */
export type ClassValues = {
  dates: DayValues[]
  capacity: string
  promotionId: string
  /** One question per line. */
  registrationQuestions: string
  repeats: boolean
  everyWeeks: string
  times: string
}

type Course = Pick<CourseAttributes, 'capacity' | 'registrationQuestions'>
const once = { repeats: false, everyWeeks: '1', times: '3' }

export const newClass = (course?: Course): ClassValues => ({
  dates: [emptyDay],
  capacity: course ? String(course.capacity) : '',
  promotionId: '',
  registrationQuestions: course?.registrationQuestions.join('\n') ?? '',
  ...once,
})

export const classValues = ({ attributes }: OccurrenceResource): ClassValues => ({
  dates: attributes.dates.map(dayValues),
  capacity: String(attributes.capacity),
  promotionId: attributes.promotionId ?? '',
  registrationQuestions: attributes.registrationQuestions.join('\n'),
  ...once,
})

/** Another class like it: everything but the dates. The hours of each day stay. */
export const copiedClass = (occurrence: OccurrenceResource): ClassValues => {
  const values = classValues(occurrence)
  return { ...values, dates: values.dates.map((day) => ({ ...day, date: '' })) }
}

const MOST_SEATS = 20_000
const MOST_QUESTIONS = 50
const LONGEST_QUESTION = 500
const MOST_WEEKS = 52
const MOST_CLASSES = 52

const isWithin = (text: string, least: number, most: number) =>
  typedCount(text) >= least && typedCount(text) <= most

const questionsOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The classes that the form plans, each with its days: one, or one every N weeks. */
export function plannedDays({ dates, repeats, everyWeeks, times }: ClassValues): DayValues[][] {
  if (!repeats || !isWithin(everyWeeks, 1, MOST_WEEKS) || !isWithin(times, 2, MOST_CLASSES)) return [dates]
  return Array.from({ length: typedCount(times) }, (_, i) => shiftDays(dates, i * typedCount(everyWeeks)))
}

function brokenRepeat(values: ClassValues, zone: string) {
  if (!values.repeats) return {}
  if (!isWithin(values.everyWeeks, 1, MOST_WEEKS)) return { everyWeeks: `From 1 to ${MOST_WEEKS} weeks.` }
  if (!isWithin(values.times, 2, MOST_CLASSES)) return { times: `From 2 to ${MOST_CLASSES} classes.` }
  const [, ...later] = plannedDays(values)
  const [problem] = later.flatMap((days) => Object.values(brokenDays(days, zone)))
  return problem ? { times: problem } : {}
}

/** How full the class is, when it exists already. */
export type HeadCount = { registrants: number; capacity: number }

/** Seats: at least one, and not fewer than students. A class that is overbooked may stay so. */
function brokenCapacity(text: string, now?: HeadCount): string | undefined {
  if (!text.trim()) return required
  if (!isWithin(text, 1, MOST_SEATS)) return `A whole number from 1 to ${MOST_SEATS.toLocaleString('en-US')}.`
  if (!now || typedCount(text) >= now.registrants || typedCount(text) === now.capacity) return undefined
  const { registrants } = now
  const are = registrants === 1 ? 'student is' : 'students are'
  return `${registrants} ${are} registered; move or remove ${registrants - typedCount(text)} first.`
}

function brokenQuestions(text: string): string | undefined {
  const questions = questionsOf(text)
  if (questions.length > MOST_QUESTIONS) return `At most ${MOST_QUESTIONS} questions.`
  const isLong = questions.some((question) => question.length > LONGEST_QUESTION)
  return isLong ? `A question has at most ${LONGEST_QUESTION} characters.` : undefined
}

/** What is wrong with the values, by the path of the field. Days are in the given time zone. */
export function brokenClass(values: ClassValues, zone: string, now?: HeadCount): Record<string, string> {
  const days = brokenDays(values.dates, zone)
  const capacity = brokenCapacity(values.capacity, now)
  const registrationQuestions = brokenQuestions(values.registrationQuestions)
  return {
    ...days,
    ...(!Object.keys(days).length && brokenRepeat(values, zone)),
    ...(capacity && { capacity }),
    ...(registrationQuestions && { registrationQuestions }),
  }
}

type Body = Omit<Args<'createOccurrence'>['body'], 'entityId' | 'entityType'>

/** What goes to the server. @param days those of one of the planned classes */
export const classBody = (values: ClassValues, zone: string, days = values.dates): Body => ({
  dates: dayTimes(days, zone),
  capacity: typedCount(values.capacity),
  promotionId: values.promotionId || null,
  registrationQuestions: questionsOf(values.registrationQuestions),
})

/** What an edit changes; undefined for nothing. */
export const classChanges = (before: ClassValues, after: ClassValues, zone: string) =>
  changes(classBody(before, zone), classBody(after, zone))

export const submitLabel = (values: ClassValues) =>
  values.repeats ? `Add ${plural(plannedDays(values).length, 'class', 'classes')}` : 'Add class'
