import { keepPreviousData } from '@tanstack/react-query'
import { listStudentsQuery } from '../../api/generated/training.hooks.ts'
import type { ListState } from '../../ui/list-state.ts'

/** All of an instructor's students, or those whose last result is remedial. */
export const STUDENT_TYPES = ['ALL', 'REMEDIAL'] as const
export type StudentType = (typeof STUDENT_TYPES)[number]

/** One page of an instructor's students. The previous page stays while the next one loads. */
export const studentsQuery = (userId: string, { type, page, perPage }: ListState<StudentType>) => ({
  ...listStudentsQuery({ id: userId, page, perPage, ...(type === 'REMEDIAL' && { filter: 'remedial' }) }),
  placeholderData: keepPreviousData,
})
