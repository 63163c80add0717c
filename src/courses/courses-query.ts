import { keepPreviousData } from '@tanstack/react-query'
import { listInstructorCoursesQuery } from '../api/generated/training.hooks.ts'

/** The lists of an instructor's courses, section 9. */
export const COURSE_TYPES = ['ACTIVE', 'ARCHIVED'] as const
export type CourseType = (typeof COURSE_TYPES)[number]

/** All active or all archived courses of an instructor. */
export const coursesQuery = (userId: string, type: CourseType) => ({
  ...listInstructorCoursesQuery({
    id: userId,
    include: ['curriculum'],
    ...(type === 'ARCHIVED' && { filter: 'archived' }),
  }),
  placeholderData: keepPreviousData,
})
