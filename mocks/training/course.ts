import type { Answer, Args } from '../../src/api/generated/training.types.ts'
import type { Row } from '../db/rows.ts'
import type { Context } from '../handler.ts'
import { isPast } from '../rules/occurrence.ts'
import { ratingOf } from '../rules/rating.ts'
import { versionMeta } from '../rules/version.ts'
import {
  curriculumLink,
  curriculumResource,
  imageLinks,
  imagesOf,
  instructorSummary,
  moduleResource,
  rowsOf,
} from './resources.ts'

type Course = Row<'course'>
type Included = NonNullable<Answer<'getCourse'>['included']>
type Include = NonNullable<Args<'getCourse'>['include']>[number]

export function classCounts(course: Course, { db, now }: Context) {
  const classes = [...db.occurrence.of('courseId', course.id).values()]
  const past = classes.filter((occurrence) => isPast(occurrence, now)).length
  return {
    past,
    future: classes.length - past,
    total: classes.length,
    isMultiday: classes.some((o) => o.dates.length > 1),
  }
}

const tagsOf = ({ hasLiveFire, grantsCCW, isWomensOnly }: Course) => [
  ...(hasLiveFire ? [{ id: 'live-fire', name: 'Live Fire' as const }] : []),
  ...(grantsCCW ? [{ id: 'ccw-permit', name: 'CCW Permit' as const }] : []),
  ...(isWomensOnly ? [{ id: 'womens-only', name: "Women's Only" as const }] : []),
]

/** The included resources of a course, as far as they were requested. */
export function courseIncluded(course: Course, include: readonly Include[], context: Context): Included {
  const { db } = context
  const resources: Record<Include, () => Included> = {
    tags: () => tagsOf(course).map(({ id, name }) => ({ id, type: 'tags', attributes: { name } })),
    instructor: () =>
      rowsOf([course.instructorId], db.instructor.get).map((row) => instructorSummary(row, context)),
    curriculum: () => rowsOf([course.curriculumId], db.curriculum.get).map(curriculumResource),
    curriculumModule: () => rowsOf([course.curriculumModuleId], db.curriculumModule.get).map(moduleResource),
    images: () => imagesOf(db, [course.imageId]),
  }
  return include.flatMap((name) => resources[name]())
}

/** One course in full. */
export function courseResource(course: Course, context: Context) {
  const { past, future, isMultiday } = classCounts(course, context)
  const { address1, address2, city, state, postalCode } = course.location
  const paymentEnabled = context.db.instructor.get(course.instructorId)?.paymentEnabled ?? false
  const { curriculumModuleId: module } = course
  return {
    id: course.id,
    type: 'courses' as const,
    attributes: {
      name: course.name,
      overrideUrl: course.overrideUrl,
      price: course.price,
      capacity: course.capacity,
      description: course.description,
      notes: course.notes,
      classroomHours: course.classroomHours,
      rangeHours: course.rangeHours,
      hasLiveFire: course.hasLiveFire,
      grantsCCW: course.grantsCCW,
      providedItems: [...course.providedItems],
      bringableItems: [...course.bringableItems],
      location: {
        ...course.location,
        fullAddress: [address1, address2, city, `${state} ${postalCode}`].filter(Boolean).join(', '),
      },
      registration: course.registration,
      cancellationPolicy: course.cancellationPolicy,
      canPurchase: paymentEnabled && !course.overrideUrl,
      canRegister: !!course.overrideUrl || Object.values(course.registration).some(Boolean),
      futureOccurrencesCount: future,
      pastOccurrencesCount: past,
      isMultiday,
      ...ratingOf(course),
      webPayOnly: course.webPayOnly,
      registrationQuestions: [...course.registrationQuestions],
      isEligibleForInstructorAutomation: course.isEligibleForInstructorAutomation,
      hasPrerequisiteELearning: course.hasPrerequisiteELearning,
      isWheelchairAccessible: course.isWheelchairAccessible,
      isWomensOnly: course.isWomensOnly,
      isModule: module !== null,
      curriculumModuleId: module,
      isArchived: course.isArchived,
      instructorId: course.instructorId,
      paymentEnabled,
      organizationId: course.organizationId,
      environment: course.environment,
      registrationType: course.registrationType,
      isSearchable: course.isSearchable,
      isPublished: course.isPublished,
    },
    meta: versionMeta(course),
    relationships: {
      tags: { data: tagsOf(course).map(({ id }) => ({ type: 'tags' as const, id })) },
      instructor: { data: { type: 'instructors' as const, id: course.instructorId } },
      curriculum: curriculumLink(course.curriculumId),
      curriculumModule: {
        data: module === null ? null : { type: 'curriculumModules' as const, id: module },
      },
      images: imageLinks([course.imageId]),
    },
  }
}
