// Whose a resource is. What the caller may not see is not found; what the caller sees but may not change is forbidden.
import type { Row } from './db/rows.ts'
import type { Actor, Context } from './handler.ts'
import { forbidden, notFound, type Refusal } from './refusal.ts'

/** For what hangs off an instructor and nobody else may see. */
export function assertSelf(actor: Actor | undefined, instructorId: string) {
  if (!actor?.isInstructor || actor.userId !== instructorId) throw notFound()
}

export const teaches = (actor: Actor | undefined, occurrence: Row<'occurrence'>) =>
  !!actor?.isInstructor && occurrence.instructorIds.includes(actor.userId)

/** Anyone sees a course; its instructor changes it. */
export function ownCourse({ db, actor }: Context, id: string): Row<'course'> {
  const course = db.course.get(id)
  if (!course) throw notFound()
  if (!actor?.isInstructor || course.instructorId !== actor.userId) throw forbidden()
  return course
}

/** An occurrence that the caller teaches. @param otherwise why not, when somebody else teaches it */
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
