import type { Row } from '../db/rows.ts'
import type { Context } from '../handler.ts'
import { canArchive, canDelete } from '../rules/course.ts'
import { versionMeta } from '../rules/version.ts'
import { classCounts } from './course.ts'
import { curriculumLink, imageLinks } from './resources.ts'

/** A course as shown in lists and cards. */
export function courseListItem(course: Row<'course'>, context: Context) {
  const { db } = context
  const { past, future, total } = classCounts(course, context)
  const { name: venue, city, state, postalCode } = course.location
  const teacher = db.instructor.get(course.instructorId)
  const image = db.image.get(course.imageId)
  return {
    id: course.id,
    type: 'courses' as const,
    attributes: {
      name: course.name,
      overrideUrl: course.overrideUrl,
      price: course.price,
      venue,
      city,
      state,
      postalCode,
      cardImages: image ? [image.imageUrl] : [],
      abbreviation: db.curriculum.get(course.curriculumId)?.abbreviation ?? '',
      taughtBy: teacher ? `${teacher.firstName} ${teacher.lastName}` : '',
      isModule: course.curriculumModuleId !== null,
      futureOccurrencesCount: future,
      pastOccurrencesCount: past,
      isArchived: course.isArchived,
      canDelete: canDelete(course, total),
      canArchive: canArchive(course),
      isEligibleForInstructorAutomation: course.isEligibleForInstructorAutomation,
      isInstructorCertifying: course.isInstructorCertifying,
      curriculumId: course.curriculumId,
    },
    meta: versionMeta(course),
    relationships: { curriculum: curriculumLink(course.curriculumId), images: imageLinks([course.imageId]) },
  }
}
