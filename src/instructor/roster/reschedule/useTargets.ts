import { useMemo } from 'react'
import { useListCourseOccurrences } from '../../../api/generated/training.hooks.ts'
import type { OccurrenceResource } from '../../../api/generated/training.types.ts'
import { useFailure } from '../../../ui/failure/useFailure.ts'
import { latestFirst, type Target, targetsOf } from './targets.ts'

const LISTS = ['UPCOMING', 'PAST'] as const
export type List = (typeof LISTS)[number]

/** All classes in one page (spec §9). */
const ALL = { page: 1, perPage: 10_000 }
const FILTERS = { UPCOMING: ['future'], PAST: ['to_be_graded', 'completed'] } as const

/** The course's other classes, upcoming or past. Undefined until they have loaded. */
export function useTargets({ id, attributes }: OccurrenceResource, list: List, students = 1) {
  const [first, second] = FILTERS[list]
  const course = { id: attributes.entityId, ...ALL }
  const main = useListCourseOccurrences({ ...course, filter: first })
  const more = useListCourseOccurrences(
    { ...course, filter: second ?? first },
    { enabled: second !== undefined },
  )
  const targets = useMemo((): Target[] | undefined => {
    if (!main.data || !more.data) return undefined
    const found = second ? latestFirst(main.data.data, more.data.data) : main.data.data
    return targetsOf(found, id, students)
  }, [main.data, more.data, second, id, students])
  return { targets, error: useFailure([main, more]) }
}
