import { getInstructorQuery, listInstructorCoursesQuery } from '../api/generated/training.hooks.ts'

/** The public profile of an instructor. */
export const profileQuery = (id: string) => getInstructorQuery({ id, include: ['images'] })

/** The courses of an instructor that the public may find (spec §7). */
export const taughtQuery = (id: string) =>
  listInstructorCoursesQuery({ id, filter: 'searchable', include: ['images', 'curriculum'] })
