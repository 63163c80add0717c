// What a page needs first is called for while its code is still on the way. The page then finds the same query.
import type { QueryClient } from '@tanstack/react-query'
import type { LoaderFunction } from 'react-router-dom'
import { meQuery } from '../api/generated/mesh.hooks.ts'
import {
  getEventCheckInQuery,
  getOccurrenceQuery,
  listInstructorOccurrencesQuery,
  listRegistrantsQuery,
} from '../api/generated/training.hooks.ts'
import { catalogueQueries, COURSE_TYPES, courseQuery, ownCoursesQuery } from '../api/queries.ts'
import { classesQuery, CLASS_TYPES, courseClassesQuery } from '../occurrences/classes-query.ts'
import { userIdOfCookie } from '../session/useUserId.ts'
import { STUDENT_TYPES, studentsQuery } from '../students/students-query.ts'
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
    void queryClient.prefetchQuery(ownCoursesQuery(userIdOfCookie() ?? '', type))
    return null
  }

export const manageCourseLoader: ForClient =
  (queryClient) =>
  ({ request, params: { id = '' } }) => {
    const state = readListState(assertCleanSearch(request, CLASS_TYPES), CLASS_TYPES)
    void queryClient.prefetchQuery(courseQuery(id))
    void queryClient.prefetchQuery(courseClassesQuery(id, state))
    return null
  }

export const retailPartnerLoader: ForClient =
  (queryClient) =>
  ({ request }) => {
    const { type } = readListState(assertCleanSearch(request, CLASS_TYPES), CLASS_TYPES)
    const asked = { id: userIdOfCookie() ?? '', entity: 'courses', filter: type, perPage: 0 } as const
    void queryClient.prefetchQuery(listInstructorOccurrencesQuery(asked))
    return null
  }

export const eventsCheckInLoader: ForClient = (queryClient) => () => {
  void queryClient.prefetchQuery(getEventCheckInQuery())
  return null
}

export const studentsLoader: ForClient =
  (queryClient) =>
  ({ request }) => {
    const state = readListState(assertCleanSearch(request, STUDENT_TYPES), STUDENT_TYPES)
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

/** What a course is made of; for one that is there, the course as well. */
export const wizardLoader: ForClient =
  (queryClient) =>
  ({ params: { id } }) => {
    const [curricula, items, organizations] = catalogueQueries(userIdOfCookie() ?? '')
    void queryClient.prefetchQuery(curricula)
    void queryClient.prefetchQuery(items)
    void queryClient.prefetchQuery(organizations)
    if (id !== undefined) void queryClient.prefetchQuery(courseQuery(id))
    return null
  }
