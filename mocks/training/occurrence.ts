import { slugify } from '../../src/lib/slug.ts'
import { courseIdOf } from '../db/indexes.ts'
import type { Row } from '../db/rows.ts'
import type { Context } from '../handler.ts'
import { canDelete, canSubmitResults, isPast } from '../rules/occurrence.ts'
import { versionMeta } from '../rules/version.ts'
import { ownerOf, teaches } from './access.ts'
import { rowsOf } from './resources.ts'

/** An occurrence as the caller may see it. */
export function occurrenceResource(o: Row<'occurrence'>, { db, actor, now }: Context) {
  const course = db.course.get(courseIdOf(o))
  const name = course?.name ?? o.name
  return {
    id: o.id,
    type: 'occurrences' as const,
    attributes: {
      entityId: o.entityId,
      entityType: o.entityType,
      name,
      dates: [...o.dates],
      instructors: rowsOf(o.instructorIds, db.instructor.get).map(
        ({ id: guid, firstName, lastName, number, slug }) => ({
          guid,
          firstName,
          lastName,
          number,
          slug,
        }),
      ),
      capacity: o.capacity,
      numberOfRegistrants: o.numberOfRegistrants,
      isPast: isPast(o, now),
      canHaveRegistrants: o.canHaveRegistrants,
      canSubmitResults: teaches(actor, o) && canSubmitResults(o, now),
      canDelete: !!actor?.isInstructor && ownerOf(db, o) === actor.userId && canDelete(o),
      resultsSubmittedAt: o.resultsSubmittedAt,
      promotionId: o.promotionId,
      slug: slugify(name),
      registrationQuestions: [...o.registrationQuestions],
      webPayOnly: course?.webPayOnly ?? false,
      isEligibleForInstructorAutomation: course?.isEligibleForInstructorAutomation ?? false,
      isInstructorCertifying: course?.isInstructorCertifying ?? false,
      willAssignPrerequisiteELearning: course?.hasPrerequisiteELearning ?? false,
    },
    meta: versionMeta(o),
  }
}
