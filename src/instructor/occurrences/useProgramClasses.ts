import { useQueries, useQuery } from '@tanstack/react-query'
import {
  allClassesQuery,
  type ClassType,
  COURSE_TYPES,
  courseQuery,
  ownCoursesQuery,
} from '../../api/queries.ts'
import { one } from '../../api/resource.ts'

/**
 * An instructor's classes of one curriculum. No call returns these, so this loads all classes and filters by the
 * curriculum of their courses. The instructor's own courses come from the course lists; others, which they co-teach,
 * are loaded one by one.
 */
export function useProgramClasses(userId: string, abbreviation: string, type: ClassType) {
  const query = useQuery(allClassesQuery(userId, type))
  const lists = useQueries({ queries: COURSE_TYPES.map((list) => ownCoursesQuery(userId, list)) })
  const own = lists.flatMap((list) => list.data?.data ?? [])
  const classes = query.data?.data
  const areListed = lists.every((list) => list.data)
  const others = areListed
    ? [...new Set(classes?.map(({ attributes }) => attributes.entityId))].filter(
        (id) => !own.some((course) => course.id === id),
      )
    : []
  const ofOthers = useQueries({ queries: others.map((id) => courseQuery(id)) })

  const inProgram = new Set([
    ...own.filter((course) => course.attributes.abbreviation === abbreviation).map(({ id }) => id),
    ...ofOthers.flatMap(({ data }) => {
      const curriculum = data && one(data, data.data.relationships?.curriculum)
      return curriculum?.attributes.abbreviation === abbreviation ? [data?.data.id] : []
    }),
  ])
  const failed = lists.find((list) => list.error && !list.data)
  const isReady = areListed && ofOthers.every((course) => !course.isPending)
  return {
    query: failed ? { ...query, error: failed.error } : query,
    rows: isReady ? classes?.filter(({ attributes }) => inProgram.has(attributes.entityId)) : undefined,
  }
}
