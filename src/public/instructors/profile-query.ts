import { queryOptions } from '@tanstack/react-query'
import { keyOf } from '../../api/operation-ids.ts'
import { getInstructorQuery, listCertifications, listInstructorCourses } from '../calls.ts'
import { certificatesOf, taughtLines } from './profile.ts'

/** The public profile of an instructor. */
export const profileQuery = (id: string) => getInstructorQuery({ id, include: ['images'] })

/** The public courses of an instructor (spec §7), reduced to what a list shows, so that the document stays small. */
export const taughtQuery = (id: string) =>
  queryOptions({
    queryKey: [...keyOf('listInstructorCourses'), { id }] as const,
    queryFn: async ({ signal }) =>
      taughtLines(
        await listInstructorCourses(
          { id, filter: 'searchable', include: ['images', 'curriculum'] },
          { signal },
        ),
      ),
  })

/** What an instructor is certified to teach, as the public profile shows it. @param accountId of the instructor's account */
export const certificatesQuery = (accountId: string) =>
  queryOptions({
    queryKey: [...keyOf('listCertifications'), { id: accountId, isPublic: true }] as const,
    queryFn: async ({ signal }) =>
      certificatesOf(
        await listCertifications(
          { id: accountId, isPublic: true, include: ['curriculum'], 'filter[status][_eq]': 'active' },
          { signal },
        ),
      ),
  })
