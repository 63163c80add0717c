import { listCourseOccurrencesQuery } from '../../api/generated/training.hooks.ts'
import { courseQuery } from '../../api/queries.ts'

/** A course, with the related resources that its public page shows. */
export const publicCourseQuery = courseQuery

/** All upcoming dates of a course. */
export const datesQuery = (id: string) => listCourseOccurrencesQuery({ id, filter: 'future', perPage: 0 })
