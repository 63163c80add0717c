import { getInstructorQuery, listInstructorCoursesQuery } from '../api/generated/training.hooks.ts'

/** The public profile of an instructor. */
export const profileQuery = (id: string) => getInstructorQuery({ id, include: ['images'] })

/** The public courses of an instructor (spec §7). */
export const taughtQuery = (id: string) =>
  listInstructorCoursesQuery({ id, filter: 'searchable', include: ['images', 'curriculum'] })
