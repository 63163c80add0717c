import { keepPreviousData } from '@tanstack/react-query'
import { allStudentsQuery } from '../../api/queries.ts'
import { listStudentsQuery } from '../../api/generated/training.hooks.ts'
import type { ListState } from '../../ui/list-state.ts'

/** All of an instructor's students, or those whose last result is remedial. */
export const STUDENT_TYPES = ['ALL', 'REMEDIAL'] as const
export type StudentType = (typeof STUDENT_TYPES)[number]

const filterOf = (type: StudentType) => (type === 'REMEDIAL' ? { filter: 'remedial' as const } : {})

/** One page of an instructor's students. The previous page stays while the next one loads. */
export const studentsQuery = (userId: string, { type, page, perPage }: ListState<StudentType>) => ({
  ...listStudentsQuery({ id: userId, page, perPage, ...filterOf(type) }),
  placeholderData: keepPreviousData,
})

/** All students of the list. The finder shares those of the list of all. */
export const searchedStudentsQuery = (userId: string, type: StudentType) => ({
  ...allStudentsQuery(userId, filterOf(type)),
  placeholderData: keepPreviousData,
})
