import type { OccurrenceResource } from '../../api/generated/training.types.ts'
import { formatCount, plural } from '../../lib/words.ts'

const NEARLY = 0.2

const firstStart = ({ attributes }: OccurrenceResource) => Date.parse(attributes.dates[0]?.startTime ?? '')
const lastEnd = ({ attributes }: OccurrenceResource) => Date.parse(attributes.dates.at(-1)?.endTime ?? '')

/** The number of free seats; negative if the class is overbooked. */
export const seatsLeft = ({ attributes: { capacity, numberOfRegistrants } }: OccurrenceResource) =>
  capacity - numberOfRegistrants

/** Classes that have ended and have no results yet, the oldest first. */
export const toGrade = (classes: readonly OccurrenceResource[], now: number) =>
  classes
    .filter((one) => one.attributes.canSubmitResults && lastEnd(one) <= now)
    .toSorted((a, b) => lastEnd(a) - lastEnd(b))

/** Classes that students can still register for, the earliest first. */
const ahead = (classes: readonly OccurrenceResource[], now: number) =>
  classes
    .filter((one) => one.attributes.canHaveRegistrants && firstStart(one) > now)
    .toSorted((a, b) => firstStart(a) - firstStart(b))

/** Upcoming classes with students, at least one free seat, and at most a fifth of the seats free. */
export const nearlyFull = (classes: readonly OccurrenceResource[], now: number) =>
  ahead(classes, now).filter((one) => {
    const left = seatsLeft(one)
    const { capacity, numberOfRegistrants } = one.attributes
    return numberOfRegistrants > 0 && left >= 1 && left <= Math.max(1, Math.floor(capacity * NEARLY))
  })

/** Upcoming classes that nobody has registered for. */
export const withoutStudents = (classes: readonly OccurrenceResource[], now: number) =>
  ahead(classes, now).filter(({ attributes }) => attributes.numberOfRegistrants === 0)

const DAY = 86_400_000
/** How far the page looks back. */
const LATELY = 90 * DAY

/**
 * How full the classes were that ended in the last 90 days, from the lists of completed classes and of those to grade: both
 * have seats and students. What they earned and who passed is only on each roster, a call for each class.
 * @returns `percent`: the mean of the classes, so that one with ten thousand seats counts no more than another
 */
export function takenLately(classes: readonly OccurrenceResource[], now: number) {
  const rates = classes
    .filter((one) => one.attributes.canHaveRegistrants && lastEnd(one) <= now && lastEnd(one) > now - LATELY)
    // An overbooked class does not fill another one.
    .map(({ attributes }) => Math.min(1, attributes.numberOfRegistrants / attributes.capacity))
  const mean = rates.reduce((total, rate) => total + rate, 0) / (rates.length || 1)
  return { classes: rates.length, percent: Math.round(100 * mean) }
}

/** `5 of 12 seats taken, 7 left`, `All 12 seats taken`, `13 students for 12 seats`. */
export function seatWords(occurrence: OccurrenceResource): string {
  const { capacity, numberOfRegistrants } = occurrence.attributes
  const left = seatsLeft(occurrence)
  if (left < 0) return `${plural(numberOfRegistrants, 'student')} for ${plural(capacity, 'seat')}`
  if (left === 0)
    return capacity === 1 ? 'The only seat is taken' : `All ${formatCount(capacity)} seats taken`
  return `${formatCount(numberOfRegistrants)} of ${plural(capacity, 'seat')} taken, ${formatCount(left)} left`
}
