// What public lists show, from the search index. The client of the search service is fetched when it is first needed: a
// document brings what it has found along.
import { queryOptions } from '@tanstack/react-query'
import type { ClassHit } from '../generated/search.types.ts'
import { lateCall } from '../late-call.ts'

/** Milliseconds. Lists show no number of seats, so they need not be as new as a class itself. */
const FRESH = 600_000

const search = lateCall(async () => (await import('./search.ts')).search)

export type FoundCourses = {
  /** The next class of each course that has a free seat, else its next class. */
  courses: ClassHit[]
  total: number
}

/** The courses that come next, soonest first, with those without a date last. @param state abbreviation; everywhere without */
export const nextCoursesQuery = (state?: string, hitsPerPage = 12) =>
  queryOptions({
    queryKey: ['search', { courses: state ?? 'everywhere', hitsPerPage }] as const,
    staleTime: FRESH,
    async queryFn(): Promise<FoundCourses> {
      const [{ hits, nbHits }] = await search([
        {
          indexName: 'classes_soonest',
          distinct: true,
          hitsPerPage,
          ...(state && { filters: `state:${state}` }),
        },
      ])
      return { courses: hits, total: nbHits }
    },
  })

/** How much there is to find. A link that would lead to nothing is not offered. */
export type Offered = {
  /** Number of courses and of instructors by the abbreviation of their state. */
  states: Record<string, number>
  instructors: Record<string, number>
  /** Number of courses by the name of their curriculum. */
  subjects: Record<string, number>
}

const NO_HITS = { hitsPerPage: 0 }

/** How many courses and instructors there are everywhere, as the pages behind the links count them. */
export async function offered(): Promise<Offered> {
  const distinct = { distinct: true, facetingAfterDistinct: true }
  const [courses, classes, instructors] = await search([
    { indexName: 'courses', facets: ['state'], ...NO_HITS },
    { indexName: 'classes', facets: ['curriculum'], ...distinct, ...NO_HITS },
    { indexName: 'instructors', facets: ['state'], ...NO_HITS },
  ])
  return {
    states: courses.facets?.['state'] ?? {},
    instructors: instructors.facets?.['state'] ?? {},
    subjects: classes.facets?.['curriculum'] ?? {},
  }
}

export const offeredQuery = () =>
  queryOptions({
    queryKey: ['search', { offered: 'everywhere' }] as const,
    staleTime: FRESH,
    queryFn: offered,
  })
