import { keepPreviousData } from '@tanstack/react-query'
import {
  listCourseOccurrencesQuery,
  listInstructorOccurrencesQuery,
} from '../api/generated/training.hooks.ts'
import { instructorLoader } from '../session/instructor-loader.ts'
import { type ListState, listStateOf } from '../ui/list-state.ts'
import { viewOf } from './class-view.ts'
import { allClassesQuery, CLASS_TYPES, type ClassType, courseQuery } from '../api/queries.ts'

/** One page of an instructor's classes. The previous page stays while the next one loads. */
export const classesQuery = (userId: string, { type, page, perPage }: ListState<ClassType>) => ({
  ...listInstructorOccurrencesQuery({ id: userId, entity: 'courses', filter: type, page, perPage }),
  placeholderData: keepPreviousData,
})

/** One page of the classes of a course. */
export const courseClassesQuery = (id: string, { type, page, perPage }: ListState<ClassType>) => ({
  ...listCourseOccurrencesQuery({ id, filter: type, page, perPage }),
  placeholderData: keepPreviousData,
})

/** The label of each list. */
export const CLASS_LABELS: Record<ClassType, string> = {
  future: 'Upcoming',
  to_be_graded: 'To be graded',
  completed: 'Completed',
}

export const myClassesLoader = instructorLoader(({ userId, request, prefetch }) => {
  const isList = viewOf(new URL(request.url).searchParams) === 'list'
  if (isList) prefetch(classesQuery(userId, listStateOf(request, CLASS_TYPES)))
  // A calendar needs all lists, and the classes of today can be in two of them. The URL changes with every page of the
  // calendar and every letter of a search, which must not load them again.
  const types = isList ? (['future', 'to_be_graded'] as const) : CLASS_TYPES
  for (const type of types) prefetch({ ...allClassesQuery(userId, type), staleTime: Infinity })
})

export const retailPartnerLoader = instructorLoader(({ userId, request, prefetch }) =>
  prefetch(allClassesQuery(userId, listStateOf(request, CLASS_TYPES).type)),
)

export const manageCourseLoader = instructorLoader(({ request, params: { id = '' }, prefetch }) => {
  const state = listStateOf(request, CLASS_TYPES)
  prefetch(courseQuery(id))
  prefetch(courseClassesQuery(id, state))
})
