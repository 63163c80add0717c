import { byName, EVERYONE, isPublic } from '../db/indexes.ts'
import type { Row } from '../db/rows.ts'
import type { Context, Handlers } from '../handler.ts'
import { conflict, invalid, invalidToken, notFound } from '../refusal.ts'
import { canArchive, canDelete } from '../rules/course.ts'
import { assertVersion, firstVersion, nextVersion } from '../rules/version.ts'
import { ownCourse, visibleCourse } from './access.ts'
import { classCounts, courseIncluded, courseResource } from './course.ts'
import { editedCourse, newCourse } from './course-form.ts'
import { courseListItem } from './course-list-item.ts'
import { allOf, curriculumResource, imagesOf, resourceOf, rowsOf } from './resources.ts'

const LONGEST_NAME = 200

export const courses = {
  listInstructorCourses({ id, filter, include }, context) {
    const rows = coursesOf(id, filter, context)
    const { db } = context
    const curricula = rowsOf(
      rows.map((row) => row.curriculumId),
      db.curriculum.get,
    )
    const images = rows.map((row) => row.imageId)
    const included = [
      ...(include?.includes('curriculum') ? curricula.map(curriculumResource) : []),
      ...(include?.includes('images') ? imagesOf(db, images) : []),
    ]
    return { ...allOf(rows.map((row) => courseListItem(row, context))), ...(include && { included }) }
  },

  getCourse({ id, include }, context) {
    const course = visibleCourse(context, id)
    return {
      data: courseResource(course, context),
      ...(include && { included: courseIncluded(course, include, context) }),
    }
  },

  createCourse({ idToCopy, body }, context) {
    if ((idToCopy === undefined) === (body === undefined))
      throw invalid('Send either the values of a course or the course to copy.', 'idToCopy')
    const course = body ? newCourse(body, context) : copyOf(ownCourse(context, idToCopy ?? ''))
    const row = context.db.course.create({ ...course, ...firstVersion(context.now) })
    return { data: courseResource(row, context) }
  },

  updateCourse({ id, ifMatch, body }, context) {
    const { db, now } = context
    const course = ownCourse(context, id)
    if (course.isArchived) throw conflict('An archived course cannot be edited.')
    assertVersion(course, ifMatch, 'course')
    const edited = editedCourse(course, body, context)
    return { data: courseResource(db.course.update(id, { ...edited, ...nextVersion(course, now) }), context) }
  },

  deleteCourse({ id }, context) {
    const course = ownCourse(context, id)
    if (!canDelete(course, classCounts(course, context).total))
      throw conflict('A course that has had classes cannot be deleted. Archive it instead.')
    context.db.course.remove(id)
    return undefined
  },

  archiveCourse({ id }, context) {
    const course = ownCourse(context, id)
    if (!canArchive(course)) throw conflict('This course is already archived.')
    context.db.course.update(id, { isArchived: true, ...nextVersion(course, context.now) })
    return undefined
  },

  listCourseItems(_, { db }) {
    return allOf(
      db.courseItem.sorted('everyone', EVERYONE, byName).map((row) => resourceOf('courseItems', row)),
    )
  },
} satisfies Partial<Handlers>

/** The courses the public may find, or, for the instructor alone, the active or archived ones. */
function coursesOf(id: string, filter: 'archived' | 'searchable' | undefined, { db, actor }: Context) {
  const isSelf = actor?.isInstructor && actor.userId === id
  if (filter !== 'searchable' && !actor) throw invalidToken()
  if (!db.instructor.get(id) || (filter !== 'searchable' && !isSelf)) throw notFound()
  if (filter === 'archived') return db.course.sorted('archivedOf', id, byName)
  const active = db.course.sorted('activeOf', id, byName)
  return filter === 'searchable' ? active.filter((course) => isPublic(course) && course.isSearchable) : active
}

const copyOf = ({ id: _, ...original }: Row<'course'>): Partial<Row<'course'>> => ({
  ...original,
  name: `COPY OF ${original.name}`.slice(0, LONGEST_NAME),
  isArchived: false,
  hasLostClasses: false,
  isPublished: false,
  ratingTotal: 0,
  reviewCount: 0,
})
