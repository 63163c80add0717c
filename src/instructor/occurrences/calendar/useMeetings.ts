import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { allClassesQuery, CLASS_TYPES } from '../../../api/queries.ts'
import type { OccurrenceResource } from '../../../api/generated/training.types.ts'
import { useFailure } from '../../../ui/failure/useFailure.ts'
import { meetingsOf } from '../../shared/meetings.ts'

const NONE: readonly OccurrenceResource[] = []

/** The days of all the instructor's classes, whichever list they are in. */
export function useMeetings(userId: string) {
  const lists = useQueries({ queries: CLASS_TYPES.map((type) => allClassesQuery(userId, type)) })
  const [future, begun, completed] = lists.map(({ data }) => data?.data ?? NONE)
  const meetings = useMemo(
    () => meetingsOf([...(future ?? NONE), ...(begun ?? NONE), ...(completed ?? NONE)]),
    [future, begun, completed],
  )
  return {
    meetings,
    isLoading: lists.some(({ data }) => !data),
    /** Why a list is not here. */
    failure: useFailure(lists),
    /** Why a list may be out of date. */
    staleError: lists.find(({ data, error }) => data && error)?.error,
  }
}
