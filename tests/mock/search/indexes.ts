// Searches an index through the vendor's client.
import { PEOPLE } from '../../../mocks/seed/people.ts'
import { search } from '../../../src/api/services/search.ts'

/** Every record on one page. */
export const ALL = { hitsPerPage: 1000 }
export const courses = async (more: object = {}) =>
  (await search([{ indexName: 'courses', ...ALL, ...more }] as const))[0]
export const instructors = async (more: object = {}) =>
  (await search([{ indexName: 'instructors', ...ALL, ...more }] as const))[0]
export const idsOf = (found: { hits: { objectID: string }[] }) => found.hits.map(({ objectID }) => objectID)

export const DANA = PEOPLE.instructor.id
export const COURSE = `c-${DANA}-3`
export const MADISON = '43.0731,-89.4012'

/** What the contract says of an order by rating. */
export const weighedRating = ({
  averageReviewRating,
  totalReviewCount,
}: {
  averageReviewRating: number
  totalReviewCount: number
}) => totalReviewCount && (averageReviewRating * totalReviewCount + 4 * 10) / (totalReviewCount + 10)
