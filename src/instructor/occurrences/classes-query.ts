import { keepPreviousData } from '@tanstack/react-query'
import {
  listCourseOccurrencesQuery,
  listInstructorOccurrencesQuery,
} from '../../api/generated/training.hooks.ts'
import type { ListState } from '../../ui/list-state.ts'
import type { ClassType } from '../../api/queries.ts'

/** One page of an instructor's classes. The previous page stays while the next one loads. */
export const classesQuery = (userId: string, { type, page, perPage }: ListState<ClassType>) => ({
  ...listInstructorOccurrencesQuery({ id: userId, entity: 'courses', filter: type, page, perPage }),
  placeholderData: keepPreviousData,
  // The classes of today and the list below share a page. If it failed, the list must not load it again on its own.
  retryOnMount: false,
})

/** The upcoming classes that begin next: the first page of their list, so that the two usually share a call. */
export const nextClassesQuery = (userId: string) =>
  classesQuery(userId, { type: 'future', page: 1, perPage: 10 })

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
