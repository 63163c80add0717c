import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import type { OccurrenceResource } from '../../api/generated/training.types.ts'
import { allClassesQuery } from '../../api/queries.ts'
import { nextChange } from './class-day.ts'
import { meetingsOf } from './meetings.ts'
import { callAt } from '../../lib/long-timeout.ts'
import { useFailure } from '../../ui/failure/useFailure.ts'
import { useNow } from '../../ui/useNow.ts'

const NO_CLASSES: readonly OccurrenceResource[] = []

type ClassesQuery = ReturnType<typeof allClassesQuery>

/**
 * The classes that are not over, and their days by start time. The server moves a class from `future` to
 * `to_be_graded` when it begins, so both lists are fetched again when a class day begins or ends.
 * @param futureQuery the list of upcoming classes, or as much of it as is needed
 */
export function useClassDays(userId: string, futureQuery: ClassesQuery) {
  const now = useNow()
  const future = useQuery(futureQuery)
  const toGrade = useQuery(allClassesQuery(userId, 'to_be_graded'))
  const ahead = future.data?.data ?? NO_CLASSES
  const begun = toGrade.data?.data ?? NO_CLASSES
  const meetings = useMemo(() => meetingsOf([...ahead, ...begun]), [ahead, begun])

  const refresh = useEffectEvent(() => {
    void future.refetch()
    void toGrade.refetch()
  })
  const change = nextChange(meetings, now)
  useEffect(() => (change === undefined ? undefined : callAt(change, refresh)), [change])
  const lists = [future, toGrade]
  return {
    now,
    future,
    toGrade,
    meetings,
    /** A list is neither here nor known to have failed. */
    isPending: lists.some(({ data, error }) => !data && !error),
    /** Why a list is not here. */
    failure: useFailure(lists),
  }
}
