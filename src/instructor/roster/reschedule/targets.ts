import type { OccurrenceResource } from '../../../api/generated/training.types.ts'
import { fold } from '../../../lib/fold.ts'
import { seats, seatsNeeded } from '../../../domain/seats.ts'
import { type Day, formatDay } from '../../../lib/venue-time.ts'

/** A class that a student could move to. */
export type Target = {
  id: string
  dates: readonly Day[]
  seats: string
  /** The seats that the class needs for the students; undefined if they are free. */
  needed: number | undefined
  isPast: boolean
  /** Why no student can move there; undefined if one can. */
  disabledReason: string | undefined
  /** The words the search matches. */
  words: readonly string[]
}

const wordsOf = (text: string) =>
  fold(text)
    .split(/[ ,-]+/)
    .filter(Boolean)

const startOf = ({ attributes: { dates } }: OccurrenceResource) => Date.parse(dates[0]?.startTime ?? '')

function targetOf({ id, attributes }: OccurrenceResource, students: number): Target {
  const { dates, numberOfRegistrants, capacity, isPast, resultsSubmittedAt } = attributes
  return {
    id,
    dates,
    seats: seats(numberOfRegistrants, capacity),
    needed: seatsNeeded(attributes, students),
    isPast,
    disabledReason: resultsSubmittedAt ? 'Its results have been submitted.' : undefined,
    words: dates.flatMap(({ startTime }) => wordsOf(formatDay(startTime))),
  }
}

/** The classes a student can move to: the other classes of the course that have a roster. */
export const targetsOf = (
  occurrences: readonly OccurrenceResource[],
  fromId: string,
  students = 1,
): Target[] =>
  occurrences
    .filter(({ id, attributes }) => id !== fromId && attributes.canHaveRegistrants)
    .map((occurrence) => targetOf(occurrence, students))

/** Merges lists of started and completed classes, latest first. */
export const latestFirst = (...lists: (readonly OccurrenceResource[])[]) =>
  lists.flat().toSorted((a, b) => startOf(b) - startOf(a))

/** Numbers must match in full, or `Dec 2` would find every day from Dec 20 to 29. Words match by their beginning. */
const isMeant = (word: string, asked: string) =>
  /^\d+$/.test(asked) ? word === asked : word.startsWith(asked)

/** The targets that match every word of the query. */
export function search(targets: readonly Target[], query: string): readonly Target[] {
  const asked = wordsOf(query)
  if (!asked.length) return targets
  return targets.filter(({ words }) => asked.every((part) => words.some((word) => isMeant(word, part))))
}
