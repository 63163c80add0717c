import type { Row } from '../db/rows.ts'

type Occurrence = Row<'occurrence'>

/** Whether the last day has ended. */
export const isPast = (o: Occurrence, now: number) => o.endsAt <= now

export const isGraded = (o: Occurrence) => o.resultsSubmittedAt !== null

/** Whether results can be submitted: once, from the start of the first day, for a class with students. */
export const canSubmitResults = (o: Occurrence, now: number) =>
  o.canHaveRegistrants && !isGraded(o) && o.numberOfRegistrants > 0 && o.startsAt <= now

/** Why results cannot be submitted now; undefined if they can. */
export function refusesResults(o: Occurrence, now: number): string | undefined {
  if (isGraded(o)) return 'Results have already been submitted.'
  if (o.startsAt > now) return 'Results can be submitted once the class has started.'
  return canSubmitResults(o, now) ? undefined : 'Nobody is on the roster.'
}

/** Why the class cannot be deleted; undefined if it can. */
export function refusesDeletion(o: Occurrence): string | undefined {
  if (isGraded(o)) return 'A class with results cannot be deleted.'
  return o.numberOfRegistrants > 0 ? 'A class with students cannot be deleted.' : undefined
}

export const canDelete = (o: Occurrence) => refusesDeletion(o) === undefined

/** The one list of an instructor that shows this class. */
export function listOf(o: Occurrence, now: number): 'future' | 'to_be_graded' | 'completed' {
  if (canSubmitResults(o, now)) return 'to_be_graded'
  return isPast(o, now) ? 'completed' : 'future'
}

/** Why nobody can be added now; undefined if someone can. */
export function refusesRegistrants(o: Occurrence): string | undefined {
  if (!o.canHaveRegistrants) return 'This class cannot have registrants.'
  if (isGraded(o)) return 'Results have been submitted, so the roster can no longer be changed.'
  return o.numberOfRegistrants >= o.capacity ? 'This class is full.' : undefined
}
