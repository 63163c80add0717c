import { getCourseQuery, listCourseOccurrencesQuery } from '../api/generated/training.hooks.ts'

/** A course with what its public page shows beside it. */
export const publicCourseQuery = (id: string) =>
  getCourseQuery({ id, include: ['tags', 'instructor', 'curriculum', 'images'] })

/** All dates of a course that are still ahead. */
export const datesQuery = (id: string) => listCourseOccurrencesQuery({ id, filter: 'future', perPage: 0 })
