import { useQuery } from '@tanstack/react-query'
import type { Answer } from '../../../api/generated/training.types.ts'
import { catalogQueries } from '../../../api/queries.ts'
import { isSettled, useFailure } from '../../../ui/failure/useFailure.ts'
import type { Catalog } from '../course-form/course-body.ts'
import { type Curriculum, curriculumOf } from '../course-form/curriculum.ts'

type CourseDocument = Answer<'getCourse'>

/** The curriculum of an existing course. Its instructor may no longer be certified for it. */
function curriculumOfCourse({ included = [] }: CourseDocument): Curriculum | undefined {
  const curriculum = included.find((resource) => resource.type === 'curricula')
  const modules = included.filter((resource) => resource.type === 'curriculumModules')
  if (!curriculum) return undefined
  const data = modules.map(({ id }) => ({ type: 'curriculumModules' as const, id }))
  return curriculumOf({ ...curriculum, relationships: { curriculumModules: { data } } }, modules)
}

/** The choices of the form, including those the course already uses. If the ranges do not load, none are offered. */
export function useCatalog(userId: string, course?: CourseDocument) {
  // One by one, because the wizard would need `useQueries` for nothing else.
  const queries = catalogQueries(userId, course !== undefined)
  const curricula = useQuery(queries[0])
  const items = useQuery(queries[1])
  const organizations = useQuery(queries[2])
  const own = course && curriculumOfCourse(course)
  const list = (curricula.data?.data ?? []).map((one) => curriculumOf(one, curricula.data?.included ?? []))
  const catalog: Catalog = {
    curricula: own && !list.some(({ id }) => id === own.id) ? [...list, own] : list,
    items: items.data?.data ?? [],
    organizations: organizations.data ?? [],
  }
  return {
    catalog,
    isPending: ![curricula, items, organizations].every(isSettled),
    error: useFailure([curricula, items]),
  }
}
