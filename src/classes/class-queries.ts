import { getCourseQuery, listCourseOccurrencesQuery } from '../api/generated/training.hooks.ts'

/** A course, with the related resources that its public page shows. */
export const publicCourseQuery = (id: string) =>
  getCourseQuery({ id, include: ['tags', 'instructor', 'curriculum', 'images'] })

/** All upcoming dates of a course. */
export const datesQuery = (id: string) => listCourseOccurrencesQuery({ id, filter: 'future', perPage: 0 })
