// What a page needs first is called for while its code is still on the way. The page then finds the same query.
import type { QueryClient } from '@tanstack/react-query'
import type { LoaderFunction } from 'react-router-dom'
import { meQuery } from '../api/generated/mesh.hooks.ts'
import { getOccurrenceQuery, listRegistrantsQuery } from '../api/generated/training.hooks.ts'
import { coursesQuery, COURSE_TYPES } from '../courses/courses-query.ts'
import { classesQuery, CLASS_TYPES } from '../occurrences/classes-query.ts'
import { userIdOfCookie } from '../session/useUserId.ts'
import { studentsQuery } from '../students/students-query.ts'
import { readListState } from '../ui/list-state.ts'
import { assertCleanSearch } from './guards.ts'

type ForClient = (queryClient: QueryClient) => LoaderFunction

/** The account, once: the gate and the header wait for it. */
export const accountLoader: ForClient = (queryClient) => () => {
  void queryClient.prefetchQuery(meQuery())
  return null
}

export const myClassesLoader: ForClient =
  (queryClient) =>
  ({ request }) => {
    const state = readListState(assertCleanSearch(request, CLASS_TYPES), CLASS_TYPES)
    void queryClient.prefetchQuery(classesQuery(userIdOfCookie() ?? '', state))
    return null
  }

export const myCoursesLoader: ForClient =
  (queryClient) =>
  ({ request }) => {
    const { type } = readListState(assertCleanSearch(request, COURSE_TYPES), COURSE_TYPES)
    void queryClient.prefetchQuery(coursesQuery(userIdOfCookie() ?? '', type))
    return null
  }

export const studentsLoader: ForClient =
  (queryClient) =>
  ({ request }) => {
    const state = readListState(assertCleanSearch(request, []), [])
    void queryClient.prefetchQuery(studentsQuery(userIdOfCookie() ?? '', state))
    return null
  }

export const rosterLoader: ForClient =
  (queryClient) =>
  ({ params: { id = '' } }) => {
    void queryClient.prefetchQuery(getOccurrenceQuery({ id }))
    void queryClient.prefetchQuery(listRegistrantsQuery({ id }))
    return null
  }
