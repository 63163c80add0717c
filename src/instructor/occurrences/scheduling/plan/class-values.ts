import type { Args, CourseAttributes, OccurrenceResource } from '../../../../api/generated/training.types.ts'
import { changes } from '../../../../lib/changes.ts'
import { required, wholeNumber } from '../../../../lib/field-errors.ts'
import { plural } from '../../../../lib/words.ts'
import { isCountWithin, typedCount } from '../../../../lib/typed-number.ts'
import { keptDays, noRepeat, type Repeat, validateRepeat } from './repeat.ts'
import { type DayValues, dayTimes, dayValues, emptyDay, validateDays } from './days.ts'

/** The values of the class form. Numbers are text, as they are typed. */
export type ClassValues = Repeat & {
  dates: DayValues[]
  capacity: string
  promotionId: string
  /** One question per line. */
  registrationQuestions: string
}

type Course = Pick<CourseAttributes, 'capacity' | 'registrationQuestions'>

/** A new class starts with the seats and the questions of its course. */
export const newClass = (course?: Course): ClassValues => ({
  dates: [emptyDay],
  capacity: course ? String(course.capacity) : '',
  promotionId: '',
  registrationQuestions: course?.registrationQuestions.join('\n') ?? '',
  ...noRepeat,
})

/** The form values of an existing class. */
export const classValues = ({ attributes }: OccurrenceResource): ClassValues => ({
  dates: attributes.dates.map(dayValues),
  capacity: String(attributes.capacity),
  promotionId: attributes.promotionId ?? '',
  registrationQuestions: attributes.registrationQuestions.join('\n'),
  ...noRepeat,
})

const MOST_SEATS = 20_000
const MOST_QUESTIONS = 50
const LONGEST_QUESTION = 500

const questionsOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** How full an existing class is. */
export type HeadCount = { registrants: number; capacity: number }

/** At least one seat, and no fewer than students, unless the class is overbooked already. */
function validateCapacity(text: string, now?: HeadCount): string | undefined {
  if (!text.trim()) return required
  if (!isCountWithin(text, 1, MOST_SEATS)) return wholeNumber(1, MOST_SEATS)
  if (!now || typedCount(text) >= now.registrants || typedCount(text) === now.capacity) return undefined
  const { registrants } = now
  const are = registrants === 1 ? 'student is' : 'students are'
  return `${registrants} ${are} registered; move or remove ${registrants - typedCount(text)} first.`
}

function validateQuestions(text: string): string | undefined {
  const questions = questionsOf(text)
  if (questions.length > MOST_QUESTIONS) return `Use at most ${MOST_QUESTIONS} questions`
  const isLong = questions.some((question) => question.length > LONGEST_QUESTION)
  return isLong ? `A question can have at most ${LONGEST_QUESTION} characters` : undefined
}

/** What is wrong with the values, by the path of the field. @param zone time zone of the venue */
export function validateClass(values: ClassValues, zone: string, now?: HeadCount): Record<string, string> {
  const days = validateDays(values.dates, zone)
  const capacity = validateCapacity(values.capacity, now)
  const registrationQuestions = validateQuestions(values.registrationQuestions)
  return {
    ...days,
    ...(!Object.keys(days).length && validateRepeat(values, zone)),
    ...(capacity && { capacity }),
    ...(registrationQuestions && { registrationQuestions }),
  }
}

type Body = Omit<Args<'createOccurrence'>['body'], 'entityId' | 'entityType'>

/** The body of the call. @param days the days of one of the planned classes */
export const classBody = (values: ClassValues, zone: string, days = values.dates): Body => ({
  dates: dayTimes(days, zone),
  capacity: typedCount(values.capacity),
  promotionId: values.promotionId || null,
  registrationQuestions: questionsOf(values.registrationQuestions),
})

/** What an edit changed; undefined if nothing. */
export const classChanges = (before: ClassValues, after: ClassValues, zone: string) =>
  changes(classBody(before, zone), classBody(after, zone))

/** The label of the button that adds the planned classes. */
export const submitLabel = (values: ClassValues) =>
  values.repeats ? `Add ${plural(keptDays(values).length, 'class', 'classes')}` : 'Add class'
