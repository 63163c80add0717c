import { keepPreviousData } from '@tanstack/react-query'
import {
  listCourseOccurrencesQuery,
  listInstructorOccurrencesQuery,
} from '../api/generated/training.hooks.ts'
import type { ListState } from '../ui/list-state.ts'

/** The lists of an instructor's classes, section 9. */
export const CLASS_TYPES = ['future', 'to_be_graded', 'completed'] as const
export type ClassType = (typeof CLASS_TYPES)[number]

/** One page of an instructor's classes. The page before stays while the next one loads. */
export const classesQuery = (userId: string, { type, page, perPage }: ListState<ClassType>) => ({
  ...listInstructorOccurrencesQuery({ id: userId, entity: 'courses', filter: type, page, perPage }),
  placeholderData: keepPreviousData,
})

/** One page of the classes of a course. */
export const courseClassesQuery = (id: string, { type, page, perPage }: ListState<ClassType>) => ({
  ...listCourseOccurrencesQuery({ id, filter: type, page, perPage }),
  placeholderData: keepPreviousData,
})

/** What each list is called. */
export const CLASS_LABELS: Record<ClassType, string> = {
  future: 'Upcoming',
  to_be_graded: 'To be graded',
  completed: 'Completed',
}
