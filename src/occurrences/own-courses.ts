import { listInstructorCoursesQuery } from '../api/generated/training.hooks.ts'

/** The active courses of an instructor: only those can have new classes. */
export const ownCoursesQuery = (userId: string) =>
  listInstructorCoursesQuery({ id: userId, include: ['curriculum'] })

/** The archived ones: their classes stay. */
export const archivedCoursesQuery = (userId: string) =>
  listInstructorCoursesQuery({ id: userId, include: ['curriculum'], filter: 'archived' })
