import { getCourseQuery, listCourseOccurrencesQuery } from '../calls.ts'

/** A course, with all that it can include (spec §7). */
export const publicCourseQuery = (id: string) =>
  getCourseQuery({ id, include: ['tags', 'instructor', 'curriculum', 'curriculumModule', 'images'] })

/** All upcoming dates of a course. */
export const datesQuery = (id: string) => listCourseOccurrencesQuery({ id, filter: 'future', perPage: 0 })
