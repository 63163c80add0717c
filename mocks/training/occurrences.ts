import { courseIdOf, latest, soonest } from '../db/indexes.ts'
import type { PageOptions } from '../db/repository.ts'
import type { Row } from '../db/rows.ts'
import type { Context, Handlers } from '../handler.ts'
import { conflict, forbidden, notFound } from '../refusal.ts'
import { listOf, refusesDeletion } from '../rules/occurrence.ts'
import { assertVersion, firstVersion, nextVersion } from '../rules/version.ts'
import { assertSelf, changeableOccurrence, ownerOf, visibleCourse } from './access.ts'
import { occurrenceResource } from './occurrence.ts'
import { editedOccurrence, newOccurrence } from './occurrence-form.ts'
import { dropReviews, moveRatings } from './ratings.ts'

type Asked = { filter?: 'future' | 'to_be_graded' | 'completed'; page?: number; perPage?: number }

export const occurrences = {
  listInstructorOccurrences({ id, entity, ...asked }, context) {
    assertSelf(context.actor, id)
    const options = optionsOf(asked, context, (o) => !entity || o.entityType === entity)
    const { rows, ...meta } = context.db.occurrence.page('taughtBy', id, options)
    return { data: rows.map((row) => occurrenceResource(row, context)), meta }
  },

  listCourseOccurrences({ id, ...asked }, context) {
    visibleCourse(context, id)
    const { rows, ...meta } = context.db.occurrence.page('courseId', id, optionsOf(asked, context))
    return { data: rows.map((row) => occurrenceResource(row, context)), meta }
  },

  getOccurrence({ id }, context) {
    const occurrence = context.db.occurrence.get(id)
    if (!occurrence) throw notFound()
    return { data: occurrenceResource(occurrence, context) }
  },

  createOccurrence({ body }, context) {
    const row = context.db.occurrence.create({
      ...newOccurrence(body, context),
      ...firstVersion(context.now),
    })
    return { data: occurrenceResource(row, context) }
  },

  updateOccurrence({ id, ifMatch, body }, context) {
    const { db, now } = context
    const occurrence = changeableOccurrence(context, id)
    assertVersion(occurrence, ifMatch, 'class')
    const edited = editedOccurrence(occurrence, body, context)
    const row = db.occurrence.update(id, { ...edited, ...nextVersion(occurrence, now) })
    moveRatings(occurrence, row.instructorIds, db)
    return { data: occurrenceResource(row, context) }
  },

  deleteOccurrence({ id }, context) {
    const { db, actor } = context
    const occurrence = db.occurrence.get(id)
    if (!occurrence) throw notFound()
    if (!actor?.isInstructor || ownerOf(db, occurrence) !== actor.userId) throw forbidden()
    const refusal = refusesDeletion(occurrence)
    if (refusal) throw conflict(refusal)
    dropReviews(occurrence, db)
    db.occurrence.remove(id)
    const course = db.course.get(courseIdOf(occurrence))
    if (course) db.course.update(course.id, { hasLostClasses: true })
    return undefined
  },
} satisfies Partial<Handlers>

function optionsOf(
  { filter, page, perPage }: Asked,
  { now }: Context,
  isAsked: (o: Row<'occurrence'>) => boolean = () => true,
): PageOptions<Row<'occurrence'>> {
  return {
    order: filter === 'future' ? soonest : latest,
    where: (o) => isAsked(o) && (!filter || listOf(o, now) === filter),
    ...(page && { page }),
    ...(perPage !== undefined && { perPage }),
  }
}
