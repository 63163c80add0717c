import { keepPreviousData } from '@tanstack/react-query'
import { listStudentsQuery } from '../api/generated/training.hooks.ts'
import type { ListState } from '../ui/list-state.ts'

/** One page of an instructor's students. The page before stays while the next one loads. */
export const studentsQuery = (userId: string, { page, perPage }: Pick<ListState, 'page' | 'perPage'>) => ({
  ...listStudentsQuery({ id: userId, page, perPage }),
  placeholderData: keepPreviousData,
})
