import { useListInstructorOccurrences, useListPromotions } from '../../../../api/generated/training.hooks.ts'
import { isSettled } from '../../../../ui/failure/useFailure.ts'
import { useUserId } from '../../../../session/useUserId.ts'
import { activePromotions } from './promotions.ts'
import type { ClassValues } from './class-values.ts'
import { readDay } from './days.ts'

/**
 * The classes that a new one could clash with: upcoming ones and ones that have started. `queries` has the two lists, for
 * a form that must wait for them.
 */
export function useOtherClasses() {
  const of = { id: useUserId(), entity: 'courses', perPage: 0 } as const
  const future = useListInstructorOccurrences({ ...of, filter: 'future' })
  const begun = useListInstructorOccurrences({ ...of, filter: 'to_be_graded' })
  return {
    queries: { future, begun },
    classes: [...(future.data?.data ?? []), ...(begun.data?.data ?? [])],
    isKnown: future.data !== undefined && begun.data !== undefined,
    /** Each list has either loaded or failed. */
    isSettled: [future, begun].every(isSettled),
  }
}

/** The start of the earliest readable day, in milliseconds. */
export function firstStart(dates: ClassValues['dates'], zone: string): number | undefined {
  const starts = dates.flatMap((day) => readDay(day, zone).start?.instant ?? [])
  return starts.length ? Math.min(...starts) : undefined
}

/** Promotions are an extra: if they do not load, the class can be scheduled without one. */
export function usePromotions() {
  const promotions = useListPromotions()
  const { data } = promotions
  return {
    isKnown: data !== undefined,
    isSettled: isSettled(promotions),
    promotions: data?.data ?? [],
    activeAt: (start: number | undefined) => activePromotions(data?.data ?? [], start),
    /** Whether a class that starts then can be part of this promotion, or of none. If we do not know, the server decides. */
    allows: (id: string, start: number | undefined) =>
      !id || !data || activePromotions(data.data, start).some((promotion) => promotion.id === id),
  }
}
