import type { OccurrenceResource } from '../api/generated/training.types.ts'
import { formatCount, plural } from '../lib/plural.ts'

const NEARLY = 0.2

const firstStart = ({ attributes }: OccurrenceResource) => Date.parse(attributes.dates[0]?.startTime ?? '')
const lastEnd = ({ attributes }: OccurrenceResource) => Date.parse(attributes.dates.at(-1)?.endTime ?? '')

/** Seats that nobody has taken; below 0 when a class is overbooked. */
export const seatsLeft = ({ attributes: { capacity, numberOfRegistrants } }: OccurrenceResource) =>
  capacity - numberOfRegistrants

/** Classes whose last day is over and whose results are missing. The one that has waited longest comes first. */
export const toGrade = (classes: readonly OccurrenceResource[], now: number) =>
  classes
    .filter((one) => one.attributes.canSubmitResults && lastEnd(one) <= now)
    .toSorted((a, b) => lastEnd(a) - lastEnd(b))

/** Classes that students can still register for, the next one first. */
const ahead = (classes: readonly OccurrenceResource[], now: number) =>
  classes
    .filter((one) => one.attributes.canHaveRegistrants && firstStart(one) > now)
    .toSorted((a, b) => firstStart(a) - firstStart(b))

/** Classes ahead that have students, and a fifth of the seats left or less, but at least one. */
export const nearlyFull = (classes: readonly OccurrenceResource[], now: number) =>
  ahead(classes, now).filter((one) => {
    const left = seatsLeft(one)
    const { capacity, numberOfRegistrants } = one.attributes
    return numberOfRegistrants > 0 && left >= 1 && left <= Math.max(1, Math.floor(capacity * NEARLY))
  })

/** Classes ahead that nobody has registered for. */
export const withoutStudents = (classes: readonly OccurrenceResource[], now: number) =>
  ahead(classes, now).filter(({ attributes }) => attributes.numberOfRegistrants === 0)

/** `5 of 12 seats taken, 7 left`, `All 12 seats taken`, `13 students for 12 seats`. */
export function seatWords(occurrence: OccurrenceResource): string {
  const { capacity, numberOfRegistrants } = occurrence.attributes
  const left = seatsLeft(occurrence)
  if (left < 0) return `${plural(numberOfRegistrants, 'student')} for ${plural(capacity, 'seat')}`
  if (left === 0)
    return capacity === 1 ? 'The only seat is taken' : `All ${formatCount(capacity)} seats taken`
  return `${formatCount(numberOfRegistrants)} of ${plural(capacity, 'seat')} taken, ${formatCount(left)} left`
}
