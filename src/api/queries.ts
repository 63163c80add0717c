// The reads that several pages share, each with one set of arguments, so that each is called for and cached once. A page
// and its loader ask for the same one.
import { queryOptions } from '@tanstack/react-query'
import { ApiError } from './errors.ts'
import { listOrganizations } from './generated/training.calls.ts'
import {
  getCourseQuery,
  listCourseItemsQuery,
  listInstructorCoursesQuery,
  listInstructorCurriculaQuery,
} from './generated/training.hooks.ts'
import type { OrganizationResource } from './generated/training.types.ts'
import { keyOf } from './operation-ids.ts'

/** The lists of an instructor's courses (spec §9). */
export const COURSE_TYPES = ['ACTIVE', 'ARCHIVED'] as const
export type CourseType = (typeof COURSE_TYPES)[number]

/** All active or all archived courses of an instructor. Only active courses can have new classes. */
export const ownCoursesQuery = (userId: string, type: CourseType) =>
  listInstructorCoursesQuery({
    id: userId,
    include: ['curriculum'],
    ...(type === 'ARCHIVED' && { filter: 'archived' }),
  })

/** One course with everything that comes along with it (spec §7). */
export const courseQuery = (id: string) =>
  getCourseQuery({ id, include: ['tags', 'instructor', 'curriculum', 'curriculumModule', 'images'] })

/** The ranges that somebody works for, section 7: a 404 is an empty list. @param id user id of the caller */
export const organizationsQuery = (id: string) =>
  queryOptions({
    queryKey: [...keyOf('listOrganizations'), { id }] as const,
    async queryFn({ signal }): Promise<OrganizationResource[]> {
      try {
        const { included } = await listOrganizations({ id, include: ['organizations'] }, { signal })
        return included ?? []
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return []
        throw error
      }
    },
  })

/** What the course form offers: the curricula the instructor may teach, the items and the instructor's ranges. */
export const catalogueQueries = (userId: string) =>
  [
    listInstructorCurriculaQuery({ id: userId, include: ['curriculumModules'] }),
    listCourseItemsQuery(),
    organizationsQuery(userId),
  ] as const
