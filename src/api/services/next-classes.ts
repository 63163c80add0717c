// The next dates of an instructor and those of similar classes, from the search index. Apart from the other lists, so that a page fetches only its own.
import { queryOptions } from '@tanstack/react-query'
import type { ClassHit } from '../generated/search.types.ts'
import { lateCall } from '../late-call.ts'

const search = lateCall(async () => (await import('./search.ts')).search)

/** In milliseconds. The list shows free seats. */
const FRESH = 60_000

/** The next classes of an instructor, soonest first: each date by itself. @param id as the contract allows it */
export const nextClassesOfQuery = (id: string, hitsPerPage: number) =>
  queryOptions({
    queryKey: ['search', { classesOf: id, hitsPerPage }] as const,
    staleTime: FRESH,
    async queryFn() {
      const filters = `instructorId:"${id}" AND classCount >= 1`
      const [{ hits }] = await search([{ indexName: 'classes_soonest', filters, hitsPerPage }])
      // The index puts a full class after the first free one of its course.
      return hits.map(classLine).toSorted((a, b) => startOf(a) - startOf(b))
    },
  })

const startOf = ({ startTime }: ClassLine) => Date.parse(startTime ?? '')

/** What a class is like: words of its name, its curriculum, and where it is. */
export type Like = {
  words?: string
  curriculum?: string
  place?: { lat: number; lng: number } | undefined
  /** The course itself. */
  not?: string
}

/** In meters: 100 miles. */
const NEAR = 160_934

/** The next dates with a seat for sale of similar courses, one of each; of others, if there is no similar one. */
export const similarClassesQuery = (like: Like, hitsPerPage: number) =>
  queryOptions({
    queryKey: ['search', { similarTo: like, hitsPerPage }] as const,
    staleTime: FRESH,
    async queryFn() {
      const { words = '', curriculum, place, not } = like
      const others = {
        indexName: 'classes_soonest',
        filters: `hasOpenSpots:true${not ? ` AND NOT courseId:"${not}"` : ''}`,
        distinct: true,
        hitsPerPage,
        ...(place && { aroundLatLng: `${place.lat},${place.lng}`, aroundRadius: NEAR }),
      } as const
      const alike = {
        ...others,
        query: words,
        ...(curriculum && { facetFilters: [`curriculum:${curriculum}`] }),
      }
      const [similar, any] = await search([alike, others])
      const isSimilar = similar.hits.length > 0
      return { isSimilar, classes: (isSimilar ? similar : any).hits.map(classLine) }
    },
  })

/** What a list of dates shows of a class. */
const classLine = (hit: ClassHit) => ({
  id: hit.objectID,
  courseId: hit.courseId,
  name: hit.name,
  venue: hit.venue,
  city: hit.city,
  state: hit.state,
  price: hit.price,
  startTime: hit.startTime,
  dayCount: hit.dayCount,
  spotsAvailable: hit.spotsAvailable,
  canHaveRegistrants: hit.canHaveRegistrants,
})
export type ClassLine = ReturnType<typeof classLine>
