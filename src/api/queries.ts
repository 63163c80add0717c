// Queries that several pages share. Each has one fixed set of arguments, so a page and its loader hit the same cache
// entry.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ApiError } from './errors.ts'
import { listOrganizations } from './generated/training.calls.ts'
import {
  getCourseQuery,
  getInstructorQuery,
  listCertificationsQuery,
  listCourseItemsQuery,
  listInstructorCoursesQuery,
  listInstructorCurriculaQuery,
  listInstructorOccurrencesQuery,
  listStudentsQuery,
} from './generated/training.hooks.ts'
import type { OrganizationResource } from './generated/training.types.ts'
import { courseItemsToasts } from './messages.ts'
import { keyOf } from './operation-ids.ts'

/** The course lists of an instructor (spec §9). */
export const COURSE_TYPES = ['ACTIVE', 'ARCHIVED'] as const
export type CourseType = (typeof COURSE_TYPES)[number]

/** All active or all archived courses of an instructor. New classes can only be added to active ones. */
export const ownCoursesQuery = (userId: string, type: CourseType) =>
  listInstructorCoursesQuery({
    id: userId,
    include: ['curriculum'],
    ...(type === 'ARCHIVED' && { filter: 'archived' }),
  })

/** One course with all the resources it can include (spec §7). */
export const courseQuery = (id: string) =>
  getCourseQuery({ id, include: ['tags', 'instructor', 'curriculum', 'curriculumModule', 'images'] })

/** The class lists of an instructor (spec §9). */
export const CLASS_TYPES = ['future', 'to_be_graded', 'completed'] as const
export type ClassType = (typeof CLASS_TYPES)[number]

/** All classes of an instructor of one type. */
export const allClassesQuery = (userId: string, type: ClassType) => ({
  ...listInstructorOccurrencesQuery({ id: userId, entity: 'courses', filter: type, perPage: 0 }),
  placeholderData: keepPreviousData,
})

/**
 * All students of an instructor. They can be megabytes, so they are reused for ten minutes, unless a change makes them stale
 * earlier.
 */
export const allStudentsQuery = (userId: string, filter: { filter?: 'remedial' } = {}) => ({
  ...listStudentsQuery({ id: userId, perPage: 0, ...filter }),
  staleTime: 600_000,
  refetchOnWindowFocus: false,
})

/** The profile and account of the signed-in instructor, with the pictures (spec §7). */
export const ownAccountQuery = (userId: string) => getInstructorQuery({ id: userId, include: ['images'] })

/** All certifications of the signed-in instructor, with their curricula. @param accountId of the instructor's account */
export const ownCertificationsQuery = (accountId: string) =>
  listCertificationsQuery({ id: accountId, isPublic: false, include: ['curriculum'] })

/**
 * The ranges a user works for; a 404 means none (spec §7).
 * @param id the caller's user ID
 */
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

/**
 * What the course form offers: the curricula the instructor may teach, the items and the instructor's ranges.
 * @param isEdit whether the form is for an existing course
 */
export const catalogQueries = (userId: string, isEdit: boolean) =>
  [
    listInstructorCurriculaQuery({ id: userId, include: ['curriculumModules'] }),
    { ...listCourseItemsQuery(), ...(isEdit && { meta: { toast: courseItemsToasts } }) },
    organizationsQuery(userId),
  ] as const
