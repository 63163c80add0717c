import { catalogQueries, COURSE_TYPES, courseQuery, ownCoursesQuery } from '../../api/queries.ts'
import { instructorLoader } from '../../session/instructor-loader.ts'
import { listStateOf } from '../../ui/list-state.ts'

export const myCoursesLoader = instructorLoader(({ userId, request, prefetch }) =>
  prefetch(ownCoursesQuery(userId, listStateOf(request, COURSE_TYPES).type)),
)

/** Loads the choices of the course form, and the course if one is being edited. */
export const wizardLoader = instructorLoader(({ userId, params: { id }, prefetch }) => {
  const [curricula, items, organizations] = catalogQueries(userId, id !== undefined)
  prefetch(curricula)
  prefetch(items)
  prefetch(organizations)
  if (id !== undefined) prefetch(courseQuery(id))
})
