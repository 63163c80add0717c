// The next dates of an instructor, from the search index. Apart from the other lists, so that a page fetches only its own.
import { queryOptions } from '@tanstack/react-query'
import type { ClassHit } from '../generated/search.types.ts'

/** In milliseconds. The list shows free seats. */
const FRESH = 60_000

/** The next classes of an instructor, soonest first: each date by itself. @param id as the contract allows it */
export const nextClassesOfQuery = (id: string, hitsPerPage: number) =>
  queryOptions({
    queryKey: ['search', { classesOf: id, hitsPerPage }] as const,
    staleTime: FRESH,
    async queryFn() {
      const { search } = await import('./search.ts')
      const filters = `instructorId:"${id}" AND classCount >= 1`
      const [{ hits }] = await search([{ indexName: 'classes_soonest', filters, hitsPerPage }])
      return hits.map(classLine)
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
