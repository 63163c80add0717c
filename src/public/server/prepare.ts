// Loads the data of each public page before it is rendered, and writes the head of its document. Only the server has this
// code, so that browsers need not fetch it; in a browser, the pages use the same queries.
import type { Ask } from './ask.ts'
import { listCurriculaQuery } from '../../api/generated/training.hooks.ts'
import { nextCoursesQuery, offeredQuery } from '../../api/services/find-courses.ts'
import { reciprocityIn } from '../../api/services/content-queries.ts'
import { classHead } from '../course-page/class-head.ts'
import { datesQuery, publicCourseQuery } from '../course-page/class-queries.ts'
import { profileHead } from '../instructors/profile.ts'
import { profileQuery, taughtQuery } from '../instructors/profile-query.ts'
import type { Head } from '../head.ts'
import { stateOf } from '../../lib/us-states.ts'
import { reciprocityQuery } from '../reciprocity/reciprocity-query.ts'
import { classReviewsQuery, SOME_REVIEWS } from '../reviews/class-reviews.ts'
import { reviewsQuery } from '../reviews/reviews-query.ts'
import { loosenedQuery } from '../search/loosen.ts'
import { placeQuery, searchQuery } from '../search/search-query.ts'
import { isNarrowed, parseSearch, writeSearch } from '../search/search-state.ts'
import { pageAt, type PageName, type Params } from '../site/pages.ts'
import { academyAddress, isElsewhere, parseSearchBy, writeSearchBy } from '../site/search-by.ts'
import { COURSES_OF_STATE, NEXT_COURSES, PAGE_OF_REVIEWS } from '../site/sizes.ts'
import {
  classesHead,
  homeHead,
  reciprocityHead,
  reviewHead,
  searchByHead,
  searchHead,
  stateHead,
} from './heads.ts'

/** The page redirects to this location. */
export type Redirect = { location: string }

/**
 * Loads what a page needs, starts to load the rest, and returns what writes its head from all that is loaded by then.
 * Undefined if no such page can exist; the API is not called then.
 * @param query of the address, without what the page does not need
 */
export type Prepare = (
  ask: Ask,
  params: Params,
  site: string,
  query: string,
) => Promise<(() => Head) | Redirect | undefined>

/** Whether the contract allows this id. For any other id, there is no point in calling the API. */
const isId = (id: string | undefined): id is string => id !== undefined && /^[A-Za-z0-9_-]{1,64}$/.test(id)

const prepareClass: Prepare = async ({ find, want, loaded }, { id }, site) => {
  if (!isId(id)) return undefined
  want(datesQuery(id))
  const course = await find(publicCourseQuery(id))
  const { instructorId } = course.data.attributes
  want(profileQuery(instructorId))
  want(classReviewsQuery(course.data, SOME_REVIEWS))
  return () => classHead(course, loaded(datesQuery(id)), site)
}

const prepareInstructor: Prepare = async ({ find, want }, { id }, site) => {
  if (!isId(id)) return undefined
  want(taughtQuery(id))
  want(reviewsQuery(id, PAGE_OF_REVIEWS))
  const profile = await find(profileQuery(id))
  return () => profileHead(profile, site)
}

const prepareHome: Prepare = async ({ want }, _, site) => {
  want(nextCoursesQuery(undefined, NEXT_COURSES))
  want(offeredQuery())
  want(listCurriculaQuery())
  return () => homeHead(site)
}

const prepareClasses: Prepare = async ({ want }, _, site) => {
  want(nextCoursesQuery(undefined, NEXT_COURSES))
  want(offeredQuery())
  return () => classesHead(site)
}

const prepareState: Prepare = async ({ need, want }, { state = '' }, site) => {
  const found = stateOf(state)
  if (!found) return undefined
  want(offeredQuery())
  const { total } = await need(nextCoursesQuery(found.code, COURSES_OF_STATE))
  return () => stateHead(found.name, total, site)
}

const prepareReciprocity: Prepare = async ({ need }, { state = '' }, site) => {
  const found = stateOf(state)
  if (!found) return undefined
  const answer = await need(reciprocityQuery(found.name))
  return () => reciprocityHead(found.name, reciprocityIn(answer), site)
}

const prepareSearch: Prepare = async ({ need, want }, _, site, query) => {
  const state = parseSearch(query)
  const { results } = await need(searchQuery(state))
  if (results?.total === 0 && isNarrowed(state)) want(loosenedQuery(state, results.place))
  return () => searchHead(state, site)
}

const prepareSearchBy: Prepare = async ({ need }, _, site, query) => {
  const { postalCode, source } = parseSearchBy(query)
  const place = postalCode && (await need(placeQuery(postalCode)))
  const location = place && academyAddress(postalCode, place, source)
  // The content policy stops a form from leading to another site, so the page's script or link takes the visitor there.
  return location && !isElsewhere(location) ? { location } : () => searchByHead(site)
}

/** The part of the query that a page's document depends on. The documents of other pages ignore the query. */
const QUERIES: Partial<Record<PageName, (query: string) => string>> = {
  search: (query) => writeSearch(parseSearch(query)),
  searchBy: (query) => writeSearchBy(parseSearchBy(query)),
}

/** The key of a document: the path, and as much of the query as the page needs, in one canonical spelling. */
export function addressAt(path: string, query: string): string {
  const found = pageAt(path)
  return path + ((found && QUERIES[found.name]?.(query)) ?? '')
}

/** One row per page of src/public/site/pages.ts. A missing row does not compile. */
export const PREPARE: Record<PageName, Prepare> = {
  home: prepareHome,
  class: prepareClass,
  classes: prepareClasses,
  state: prepareState,
  instructor: prepareInstructor,
  // The page shows what its query names, and its document ignores the query.
  review: () => Promise.resolve(reviewHead),
  search: prepareSearch,
  searchBy: prepareSearchBy,
  reciprocity: prepareReciprocity,
}
