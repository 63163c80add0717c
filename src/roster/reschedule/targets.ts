import type { OccurrenceResource } from '../../api/generated/training.types.ts'
import { seats } from '../../lib/seats.ts'
import { type Day, formatDay } from '../../lib/venue-time.ts'

/** A class that a student could move to. */
export type Target = {
  id: string
  dates: readonly Day[]
  seats: string
  isFull: boolean
  isPast: boolean
  /** Why nobody can move there; undefined when somebody can. */
  disabledReason: string | undefined
  /** What the search looks into. */
  words: readonly string[]
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s,–]+/)
    .filter(Boolean)

const startOf = ({ attributes: { dates } }: OccurrenceResource) => Date.parse(dates[0]?.startTime ?? '')

function targetOf({ id, attributes }: OccurrenceResource): Target {
  const { dates, numberOfRegistrants, capacity, isPast, resultsSubmittedAt } = attributes
  return {
    id,
    dates,
    seats: seats(numberOfRegistrants, capacity),
    isFull: numberOfRegistrants >= capacity,
    isPast,
    disabledReason: resultsSubmittedAt ? 'Its results have been submitted.' : undefined,
    words: dates.flatMap(({ startTime }) => wordsOf(formatDay(startTime))),
  }
}

/** Where a student of a class can move to: the others of the course that have a roster. */
export const targetsOf = (occurrences: readonly OccurrenceResource[], fromId: string): Target[] =>
  occurrences
    .filter(({ id, attributes }) => id !== fromId && attributes.canHaveRegistrants)
    .map((occurrence) => targetOf(occurrence))

/** The lists of what has begun and what is over, as one: latest first. */
export const latestFirst = (...lists: (readonly OccurrenceResource[])[]) =>
  lists.flat().toSorted((a, b) => startOf(b) - startOf(a))

/** A number is meant whole, or `Dec 2` would find every day of the twenties; a word by its beginning. */
const isMeant = (word: string, asked: string) =>
  /^\d+$/.test(asked) ? word === asked : word.startsWith(asked)

/** The targets whose days have all of the words. */
export function search(targets: readonly Target[], query: string): readonly Target[] {
  const asked = wordsOf(query)
  if (!asked.length) return targets
  return targets.filter(({ words }) => asked.every((part) => words.some((word) => isMeant(word, part))))
}
