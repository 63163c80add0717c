import { keepPreviousData } from '@tanstack/react-query'
import { listInstructorCoursesQuery } from '../api/generated/training.hooks.ts'
import { instructorLoader } from '../session/instructor-loader.ts'
import { listStateOf } from '../ui/list-state.ts'

/** The lists of an instructor's courses, spec §9. */
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

export const myCoursesLoader = instructorLoader(({ userId, request, prefetch }) =>
  prefetch(coursesQuery(userId, listStateOf(request, COURSE_TYPES).type)),
)
