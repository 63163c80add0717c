// What public lists show, from the search index. The client of the search service is fetched when it is first needed: a
// document brings what it has found along.
import { queryOptions } from '@tanstack/react-query'
import type { CourseHit } from '../generated/search.types.ts'

/** Milliseconds. Lists show no seats, so they need not be as new as a class itself. */
const FRESH = 600_000

const load = async () => (await import('./search.ts')).search

export type FoundCourses = {
  courses: CourseHit[]
  total: number
  /** Number of courses by the abbreviation of their state. */
  byState: Record<string, number>
}

/** The courses that come next, soonest first, with those without a date last. @param state abbreviation; everywhere without */
export const nextCoursesQuery = (state?: string, hitsPerPage = 12) =>
  queryOptions({
    queryKey: ['search', { courses: state ?? 'everywhere', hitsPerPage }] as const,
    staleTime: FRESH,
    async queryFn(): Promise<FoundCourses> {
      const search = await load()
      const [{ hits, nbHits, facets }] = await search([
        { indexName: 'courses', hitsPerPage, facets: ['state'], ...(state && { filters: `state:${state}` }) },
      ])
      return { courses: hits, total: nbHits, byState: facets?.['state'] ?? {} }
    },
  })
