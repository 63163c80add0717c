import {
  getCourseQuery,
  listCourseItemsQuery,
  listInstructorCurriculaQuery,
} from '../../api/generated/training.hooks.ts'
import { organizationsQuery } from '../../api/organizations.ts'
import { instructorLoader } from '../../session/instructor-loader.ts'

/** A course with all that its form shows, section 7. */
export const courseQuery = (id: string) =>
  getCourseQuery({ id, include: ['tags', 'instructor', 'curriculum', 'curriculumModule', 'images'] })

/** What the instructor may teach, with the modules. */
export const curriculaQuery = (userId: string) =>
  listInstructorCurriculaQuery({ id: userId, include: ['curriculumModules'] })

/** What the wizard needs before it can be shown. */
export const catalogueQueries = (userId: string) =>
  [curriculaQuery(userId), listCourseItemsQuery(), organizationsQuery(userId)] as const

/** The catalogue, and the course when there is one. */
export const wizardLoader = instructorLoader(({ userId, params: { id }, prefetch }) => {
  const [curricula, items, organizations] = catalogueQueries(userId)
  prefetch(curricula)
  prefetch(items)
  prefetch(organizations)
  if (id !== undefined) prefetch(courseQuery(id))
})
