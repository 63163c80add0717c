import { assertSelf, ownCourse } from './access.ts'
import { byName } from './db/indexes.ts'
import type { Database } from './db/database.ts'
import type { Row } from './db/rows.ts'
import type { Context, Handlers } from './handler.ts'
import { conflict } from './refusal.ts'
import { canArchive, canDelete } from './rules/course.ts'
import { isPast } from './rules/occurrence.ts'

type Course = Row<'course'>

export const courses = {
  listInstructorCourses({ id, filter, include }, context) {
    assertSelf(context.actor, id)
    const rows = context.db.course.sorted(filter === 'archived' ? 'archivedOf' : 'activeOf', id, byName)
    return {
      data: rows.map((course) => listItem(course, context)),
      ...(include?.includes('curriculum') && { included: curriculaOf(rows, context.db) }),
      meta: { total: rows.length, totalPages: 1 },
    }
  },

  createCourse({ idToCopy }, context) {
    const { id: _, ...original } = ownCourse(context, idToCopy)
    const copy = context.db.course.create({
      ...original,
      name: `COPY OF ${original.name}`,
      isArchived: false,
      averageReviewRating: 0,
      totalReviewCount: 0,
    })
    return { data: resource(copy, context) }
  },

  deleteCourse({ id }, context) {
    const course = ownCourse(context, id)
    if (!canDelete(classCounts(course, context).total))
      throw conflict('A course that has had classes cannot be deleted. Archive it instead.')
    context.db.course.remove(id)
    return undefined
  },

  archiveCourse({ id }, context) {
    if (!canArchive(ownCourse(context, id))) throw conflict('This course is archived already.')
    context.db.course.update(id, { isArchived: true })
    return undefined
  },
} satisfies Partial<Handlers>

function classCounts(course: Course, { db, now }: Context) {
  const classes = [...db.occurrence.of('entityId', course.id).values()]
  const past = classes.filter((occurrence) => isPast(occurrence, now)).length
  return {
    past,
    future: classes.length - past,
    total: classes.length,
    isMultiday: classes.some((o) => o.dates.length > 1),
  }
}

const curriculumLink = (course: Course) => ({
  curriculum: { data: { type: 'curricula' as const, id: course.curriculumId } },
})

function curriculaOf(rows: readonly Course[], db: Database) {
  const ids = [...new Set(rows.map((course) => course.curriculumId))]
  return ids.flatMap((id) => {
    const row = db.curriculum.get(id)
    if (!row) return []
    const { id: _, ...attributes } = row
    return [{ id, type: 'curricula' as const, attributes: { ...attributes } }]
  })
}

function listItem(course: Course, context: Context) {
  const { past, future, total } = classCounts(course, context)
  const { name: venue, city, state, postalCode } = course.location
  const teacher = context.db.instructor.get(course.instructorId)
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
      cardImages: course.images,
      abbreviation: context.db.curriculum.get(course.curriculumId)?.abbreviation ?? '',
      taughtBy: teacher ? `${teacher.firstName} ${teacher.lastName}` : '',
      isModule: course.isModule,
      futureOccurrencesCount: future,
      pastOccurrencesCount: past,
      isArchived: course.isArchived,
      canDelete: canDelete(total),
      canArchive: canArchive(course),
      isEligibleForInstructorAutomation: course.isEligibleForInstructorAutomation,
      isInstructorCertifying: course.isInstructorCertifying,
      curriculumId: course.curriculumId,
    },
    relationships: curriculumLink(course),
  }
}

function resource(course: Course, context: Context) {
  const { past, future, isMultiday } = classCounts(course, context)
  const { address1, address2, city, state, postalCode } = course.location
  const paymentEnabled = context.db.instructor.get(course.instructorId)?.paymentEnabled ?? false
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
      providedItems: course.providedItems,
      bringableItems: course.bringableItems,
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
      averageReviewRating: course.averageReviewRating,
      totalReviewCount: course.totalReviewCount,
      webPayOnly: course.webPayOnly,
      registrationQuestions: course.registrationQuestions,
      isEligibleForInstructorAutomation: course.isEligibleForInstructorAutomation,
      hasPrerequisiteELearning: course.hasPrerequisiteELearning,
      isWheelchairAccessible: course.isWheelchairAccessible,
      isWomensOnly: course.isWomensOnly,
      isModule: course.isModule,
      curriculumModuleId: course.curriculumModuleId,
      isArchived: course.isArchived,
      instructorId: course.instructorId,
      paymentEnabled,
    },
    relationships: curriculumLink(course),
  }
}
