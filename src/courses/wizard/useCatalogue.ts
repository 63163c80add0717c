import { useQuery } from '@tanstack/react-query'
import { useListCourseItems } from '../../api/generated/training.hooks.ts'
import type { Answer } from '../../api/generated/training.types.ts'
import { useOrganizations } from '../../api/organizations.ts'
import type { Catalogue } from '../course-form/course-body.ts'
import { curriculaQuery } from './course-queries.ts'
import { type Curriculum, curriculumOf } from '../course-form/curriculum.ts'

type CourseDocument = Answer<'getCourse'>

/** The curriculum of a course that is there; its instructor may no longer be certified for it. */
function curriculumOfCourse({ included = [] }: CourseDocument): Curriculum | undefined {
  const curriculum = included.find((resource) => resource.type === 'curricula')
  const modules = included.filter((resource) => resource.type === 'curriculumModules')
  if (!curriculum) return undefined
  const data = modules.map(({ id }) => ({ type: 'curriculumModules' as const, id }))
  return curriculumOf({ ...curriculum, relationships: { curriculumModules: { data } } }, modules)
}

/** What can be chosen in the form, with what the course has already. A range list that fails is none. */
export function useCatalogue(userId: string, course?: CourseDocument) {
  const curricula = useQuery(curriculaQuery(userId))
  const items = useListCourseItems()
  const organizations = useOrganizations(userId)
  const failed = [curricula, items].find(({ error, data }) => error && !data)
  const isPending = curricula.isPending || items.isPending || organizations.isPending
  const own = course && curriculumOfCourse(course)
  const list = (curricula.data?.data ?? []).map((one) => curriculumOf(one, curricula.data?.included ?? []))
  const catalogue: Catalogue = {
    curricula: own && !list.some(({ id }) => id === own.id) ? [...list, own] : list,
    items: items.data?.data ?? [],
    organizations: organizations.data ?? [],
  }
  return {
    catalogue,
    isPending,
    error: failed?.error,
    retry: () => void failed?.refetch(),
  }
}
