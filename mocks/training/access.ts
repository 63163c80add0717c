// Ownership checks. A resource the caller may not see is not found; one the caller may see but not change is forbidden.
import { courseIdOf, isPublic } from '../db/indexes.ts'
import type { Database } from '../db/database.ts'
import type { Row } from '../db/rows.ts'
import type { Actor, Context } from '../handler.ts'
import { conflict, forbidden, notFound, type Refusal } from '../refusal.ts'
import { isGraded } from '../rules/occurrence.ts'

/** For resources of an instructor that nobody else may see. */
export function assertSelf(actor: Actor | undefined, instructorId: string) {
  if (!actor?.isInstructor || actor.userId !== instructorId) throw notFound()
}

const owns = (actor: Actor | undefined, course: Row<'course'>) =>
  !!actor?.isInstructor && course.instructorId === actor.userId

export const teaches = (actor: Actor | undefined, occurrence: Row<'occurrence'>) =>
  !!actor?.isInstructor && occurrence.instructorIds.includes(actor.userId)

/** The instructor who owns a class: that of its course, or the first one of an event. */
export const ownerOf = (db: Database, occurrence: Row<'occurrence'>) =>
  db.course.get(courseIdOf(occurrence))?.instructorId ?? occurrence.instructorIds[0] ?? ''

/** A course the caller may see: a public one or their own. */
export function visibleCourse({ db, actor }: Context, id: string): Row<'course'> {
  const course = db.course.get(id)
  if (!course || !(isPublic(course) || owns(actor, course))) throw notFound()
  return course
}

/** A course owned by the caller. */
export function ownCourse(context: Context, id: string): Row<'course'> {
  const course = visibleCourse(context, id)
  if (!owns(context.actor, course)) throw forbidden()
  return course
}

/**
 * An occurrence that the caller teaches.
 * @param otherwise the refusal if somebody else teaches it
 */
export function taughtOccurrence(
  { db, actor }: Context,
  id: string,
  otherwise: () => Refusal,
): Row<'occurrence'> {
  const occurrence = db.occurrence.get(id)
  if (!occurrence) throw notFound()
  if (!teaches(actor, occurrence)) throw otherwise()
  return occurrence
}

/** A class that the caller teaches and may still change: one without results. */
export function changeableOccurrence(context: Context, id: string): Row<'occurrence'> {
  const occurrence = taughtOccurrence(context, id, forbidden)
  if (isGraded(occurrence)) throw conflict('Results have been submitted, so the class can no longer change.')
  return occurrence
}

/** A registrant of a class that the caller teaches, and the class. */
export function taughtRegistrant(context: Context, id: string) {
  const registrant = context.db.registrant.get(id)
  if (!registrant) throw notFound()
  return { registrant, occurrence: taughtOccurrence(context, registrant.occurrenceId, notFound) }
}

export function ownStudent({ db, actor }: Context, id: string): Row<'student'> {
  const student = db.student.get(id)
  if (!student) throw notFound()
  assertSelf(actor, student.instructorUserId)
  return student
}

/** The caller of an operation that only instructors may call. */
export function self({ actor }: Context): string {
  if (!actor?.isInstructor) throw forbidden()
  return actor.userId
}
