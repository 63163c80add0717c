import { assertSelf, teaches } from './access.ts'
import { latest, soonest } from './db/indexes.ts'
import type { Row } from './db/rows.ts'
import type { Context, Handlers } from './handler.ts'
import { notFound } from './refusal.ts'
import { canDelete, canSubmitResults, isPast, listOf } from './rules/occurrence.ts'
import { slug } from './seed/people.ts'

export const occurrences = {
  listInstructorOccurrences({ id, entity, filter, page, perPage }, context) {
    assertSelf(context.actor, id)
    const { rows, ...meta } = context.db.occurrence.page('taughtBy', id, {
      order: filter === 'future' ? soonest : latest,
      where: (o) => (!entity || o.entityType === entity) && (!filter || listOf(o, context.now) === filter),
      ...(page && { page }),
      ...(perPage !== undefined && { perPage }),
    })
    return { data: rows.map((row) => occurrenceResource(row, context)), meta }
  },

  getOccurrence({ id }, context) {
    const occurrence = context.db.occurrence.get(id)
    if (!occurrence) throw notFound()
    return { data: occurrenceResource(occurrence, context) }
  },
} satisfies Partial<Handlers>

export function occurrenceResource(o: Row<'occurrence'>, { db, actor, now }: Context) {
  const course = o.entityType === 'courses' ? db.course.get(o.entityId) : undefined
  const name = course?.name ?? o.name
  const isTeacher = teaches(actor, o)
  return {
    id: o.id,
    type: 'occurrences' as const,
    attributes: {
      entityId: o.entityId,
      entityType: o.entityType,
      name,
      dates: o.dates,
      instructors: o.instructorIds.flatMap((id) => {
        const row = db.instructor.get(id)
        return row
          ? [
              {
                guid: id,
                firstName: row.firstName,
                lastName: row.lastName,
                number: row.number,
                slug: row.slug,
              },
            ]
          : []
      }),
      capacity: o.capacity,
      numberOfRegistrants: o.numberOfRegistrants,
      isPast: isPast(o, now),
      canHaveRegistrants: o.canHaveRegistrants,
      canSubmitResults: isTeacher && canSubmitResults(o, now),
      canDelete: isTeacher && canDelete(o),
      resultsSubmittedAt: o.resultsSubmittedAt,
      promotionId: o.promotionId,
      slug: slug(name),
      registrationQuestions: o.registrationQuestions,
      webPayOnly: course?.webPayOnly ?? false,
      isEligibleForInstructorAutomation: course?.isEligibleForInstructorAutomation ?? false,
      isInstructorCertifying: course?.isInstructorCertifying ?? false,
      willAssignPrerequisiteELearning: course?.hasPrerequisiteELearning ?? false,
    },
  }
}
