import { queryOptions } from '@tanstack/react-query'
import { listInstructorCourses } from '../../api/generated/training.calls.ts'
import { getInstructorQuery } from '../../api/generated/training.hooks.ts'
import { keyOf } from '../../api/operation-ids.ts'
import { taughtCards } from './profile.ts'

/** The public profile of an instructor. */
export const profileQuery = (id: string) => getInstructorQuery({ id, include: ['images'] })

/** The public courses of an instructor (spec §7), reduced to what a card shows, so that the document stays small. */
export const taughtQuery = (id: string) =>
  queryOptions({
    queryKey: [...keyOf('listInstructorCourses'), { id }] as const,
    queryFn: async ({ signal }) =>
      taughtCards(
        await listInstructorCourses(
          { id, filter: 'searchable', include: ['images', 'curriculum'] },
          { signal },
        ),
      ),
  })
