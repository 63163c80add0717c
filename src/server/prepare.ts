// What each public page asks for before it is rendered, and what its document then says about itself. It stands on the
// server alone, so that a browser does not have to fetch it; there the pages use the same queries.
import type { Ask } from './ask.ts'
import { listCurriculaQuery } from '../api/generated/training.hooks.ts'
import { nextCoursesQuery } from '../api/services/find-courses.ts'
import { reciprocityIn } from '../api/services/content-queries.ts'
import { classHead } from '../classes/class-head.ts'
import { datesQuery, publicCourseQuery } from '../classes/class-queries.ts'
import { profileHead } from '../instructors/profile.ts'
import { profileQuery, taughtQuery } from '../instructors/profile-query.ts'
import type { Head } from '../lib/head.ts'
import { stateOf } from '../lib/us-states.ts'
import { reciprocityQuery } from '../reciprocity/reciprocity-query.ts'
import { reviewsQuery } from '../reviews/public/reviews-query.ts'
import { loosenedQuery } from '../search/loosen.ts'
import { placeQuery, searchQuery } from '../search/search-query.ts'
import { isNarrowed, parseSearch, writeSearch } from '../search/search-state.ts'
import { pageAt, type PageName, type Params } from '../site/pages.ts'
import { academyAddress, isElsewhere, parseSearchBy, writeSearchBy } from '../site/search-by.ts'
import { COURSES_OF_STATE, NEXT_COURSES, PAGE_OF_REVIEWS, SOME_REVIEWS } from '../site/sizes.ts'
import {
  classesHead,
  homeHead,
  reciprocityHead,
  reviewHead,
  searchByHead,
  searchHead,
  stateHead,
} from './heads.ts'

/** The page leads on to another one. */
export type Redirect = { location: string }

/**
 * Asks for what a page shows. Undefined when there is no such page, whatever the API would say.
 * @param query of the address, as far as the page needs it
 */
export type Prepare = (
  ask: Ask,
  params: Params,
  site: string,
  query: string,
) => Promise<Head | Redirect | undefined>

/** An id by the contract. Anything else is no question for the API. */
const isId = (id: string | undefined): id is string => id !== undefined && /^[A-Za-z0-9_-]{1,64}$/.test(id)

const prepareClass: Prepare = async ({ need, want }, { id }, site) => {
  if (!isId(id)) return undefined
  const coming = want(datesQuery(id))
  const course = await need(publicCourseQuery(id))
  const { instructorId } = course.data.attributes
  const [dates] = await Promise.all([
    coming,
    want(profileQuery(instructorId)),
    want(reviewsQuery(instructorId, SOME_REVIEWS)),
  ])
  return classHead(course, dates, site)
}

const prepareInstructor: Prepare = async ({ need, want }, { id }, site) => {
  if (!isId(id)) return undefined
  const [profile] = await Promise.all([
    need(profileQuery(id)),
    want(taughtQuery(id)),
    want(reviewsQuery(id, PAGE_OF_REVIEWS)),
  ])
  return profileHead(profile, site)
}

const prepareHome: Prepare = async ({ want }, _, site) => {
  await Promise.all([want(nextCoursesQuery(undefined, NEXT_COURSES)), want(listCurriculaQuery())])
  return homeHead(site)
}

const prepareClasses: Prepare = async ({ want }, _, site) => {
  await want(nextCoursesQuery(undefined, NEXT_COURSES))
  return classesHead(site)
}

const prepareState: Prepare = async ({ want }, { state = '' }, site) => {
  const found = stateOf(state)
  if (!found) return undefined
  const courses = await want(nextCoursesQuery(found.code, COURSES_OF_STATE))
  return stateHead(found.name, courses?.total, site)
}

const prepareReciprocity: Prepare = async ({ need }, { state = '' }, site) => {
  const found = stateOf(state)
  if (!found) return undefined
  const answer = await need(reciprocityQuery(found.name))
  return reciprocityHead(found.name, reciprocityIn(answer), site)
}

const prepareSearch: Prepare = async ({ want }, _, site, query) => {
  const state = parseSearch(query)
  const outcome = await want(searchQuery(state))
  if (outcome && !outcome.problem && outcome.results.total === 0 && isNarrowed(state))
    await want(loosenedQuery(state, outcome.results.place))
  return searchHead(state, site)
}

const prepareSearchBy: Prepare = async ({ want }, _, site, query) => {
  const { postalCode, source } = parseSearchBy(query)
  const place = postalCode && (await want(placeQuery(postalCode)))
  const location = place && academyAddress(postalCode, place, source)
  // The content policy lets no form lead to another site, so the page goes there by its script or its link.
  return location && !isElsewhere(location) ? { location } : searchByHead(site)
}

/** What the documents of a page depend on in its query. The documents of any other page are the same for every query. */
const QUERIES: Partial<Record<PageName, (query: string) => string>> = {
  search: (query) => writeSearch(parseSearch(query)),
  searchBy: (query) => writeSearchBy(parseSearchBy(query)),
}

/** What a document is made for: a path, and as much of its query as the page needs, always written the same. */
export function addressAt(path: string, query: string): string {
  const found = pageAt(path)
  return path + ((found && QUERIES[found.name]?.(query)) ?? '')
}

/** By the name of the page. A page without a row here does not compile. */
export const PREPARE: Record<PageName, Prepare> = {
  home: prepareHome,
  class: prepareClass,
  classes: prepareClasses,
  state: prepareState,
  instructor: prepareInstructor,
  // What it shows depends on the query, which a document does not know.
  review: () => Promise.resolve(reviewHead()),
  search: prepareSearch,
  searchBy: prepareSearchBy,
  reciprocity: prepareReciprocity,
}
