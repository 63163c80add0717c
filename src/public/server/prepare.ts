// Loads the data of each public page before it is rendered, and writes the head of its document. Only the server has this
// code, so that browsers need not fetch it; in a browser, the pages use the same queries.
import type { Ask } from './ask.ts'
import { nextCoursesQuery, offeredQuery } from '../../api/services/find-courses.ts'
import { nextClassesOfQuery } from '../../api/services/next-classes.ts'
import { reciprocityIn } from '../../api/services/content-queries.ts'
import { classHead } from '../course-page/class-head.ts'
import { datesOf, isOpen } from '../course-page/class-dates.ts'
import { datesQuery, publicCourseQuery } from '../course-page/class-queries.ts'
import { similarTo, similarToMissing } from '../course-page/similar.ts'
import { profileHead } from '../instructors/profile.ts'
import { certificatesQuery, profileQuery, taughtQuery } from '../instructors/profile-query.ts'
import { config } from '../../config.ts'
import { breadcrumbs, type Head } from '../head.ts'
import { isId } from '../../lib/is-id.ts'
import { safePicture } from '../../lib/safe-url.ts'
import { plural } from '../../lib/words.ts'
import { stateOf, stateSlug } from '../../lib/us-states.ts'
import { paths } from '../../paths.ts'
import { reciprocityQuery } from '../reciprocity/reciprocity-query.ts'
import { classReviewsQuery, SOME_REVIEWS } from '../reviews/class-reviews.ts'
import { reviewsQuery, spreadQuery } from '../reviews/reviews-query.ts'
import { loosenedQuery, placeQuery, searchQuery } from '../search/search-query.ts'
import { isNarrowed, parseSearch } from '../search/search-state.ts'
import { aboutSearch } from './listed.ts'
import type { PageName, Params } from '../site/pages.ts'
import { academyAddress, addressWithoutZip, isElsewhere, parseSearchBy } from '../site/search-by.ts'
import { subjectsQuery } from '../site/subjects-query.ts'
import { COURSES_OF_STATE, FIRST_REVIEWS, NEXT_CLASSES, NEXT_COURSES } from '../site/sizes.ts'

/** The page redirects to this location. */
export type Redirect = { location: string }

/**
 * Loads what a page needs, starts to load the rest, and returns what writes its head from all that is loaded by then.
 * Undefined if no such page can exist; the API is not called then.
 * @param params and @param query of the address, as addresses.ts writes it
 */
export type Prepare = (
  ask: Ask,
  params: Params,
  site: string,
  query: string,
) => Promise<(() => Head) | Redirect | undefined>

const HOME = { name: 'Home', path: paths.home() }
const CLASSES = { name: 'Classes', path: paths.classes() }

const prepareClass: Prepare = async ({ find, want, loaded }, { id = '' }, site) => {
  want(datesQuery(id))
  const course = await find(publicCourseQuery(id))
  const { instructorId, location } = course.data.attributes
  want(datesQuery(id), (dates) => {
    if (!datesOf(dates, location).some(isOpen)) want(similarTo(course))
  })
  want(profileQuery(instructorId))
  want(classReviewsQuery(course.data, SOME_REVIEWS))
  want(nextClassesOfQuery(instructorId, NEXT_CLASSES * 2))
  return () => classHead(course, loaded(datesQuery(id)), site)
}

const prepareInstructor: Prepare = async ({ find, want }, { id = '' }, site) => {
  want(taughtQuery(id))
  want(reviewsQuery(id, FIRST_REVIEWS))
  want(spreadQuery(id))
  want(nextClassesOfQuery(id, NEXT_CLASSES))
  const profile = await find(profileQuery(id))
  want(certificatesQuery(profile.data.attributes.accountId))
  return () => profileHead(profile, site)
}

const prepareHome: Prepare = async ({ want }, _, site) => {
  want(nextCoursesQuery(undefined, NEXT_COURSES))
  want(offeredQuery())
  want(subjectsQuery())
  return () => ({
    description:
      'Find and register for in-person firearm and self-defense classes near you, taught by certified instructors.',
    canonical: paths.home(),
    jsonLd: [{ '@type': 'Organization', name: `${config.product} Training`, url: site + paths.home() }],
  })
}

const prepareClasses: Prepare = async ({ want }, _, site) => {
  want(nextCoursesQuery(undefined, NEXT_COURSES))
  want(offeredQuery())
  want(subjectsQuery())
  return () => ({
    description:
      'In-person firearm and self-defense classes in every state: dates, prices, seats and reviews.',
    canonical: paths.classes(),
    jsonLd: [breadcrumbs(site, [HOME, CLASSES])],
  })
}

const prepareState: Prepare = async ({ need, want }, { state = '' }, site) => {
  const found = stateOf(state)
  if (!found) return undefined
  want(offeredQuery())
  const { total } = await need(nextCoursesQuery(found.code, COURSES_OF_STATE))
  const { name } = found
  const canonical = paths.classesIn(stateSlug(name))
  const count = total ? plural(total, 'class', 'classes') : 'Classes'
  return () => ({
    description: `${count} in ${name}: in-person firearm and self-defense training with certified instructors. See dates, prices and reviews.`,
    canonical,
    jsonLd: [breadcrumbs(site, [HOME, CLASSES, { name, path: canonical }])],
    // Nothing to find, so far.
    ...(total === 0 && { isHidden: true }),
  })
}

const prepareReciprocity: Prepare = async ({ need }, { state }, site) => {
  const all = { name: 'Permit reciprocity', path: paths.reciprocity() }
  if (state === undefined)
    return () => ({
      description:
        'How many states honor a concealed-carry permit from your state, and how many states’ permits it honors.',
      canonical: all.path,
      jsonLd: [breadcrumbs(site, [HOME, all])],
    })
  const found = stateOf(state)
  if (!found) return undefined
  const { name } = found
  const reciprocity = reciprocityIn(await need(reciprocityQuery(name)))
  const canonical = paths.reciprocity(stateSlug(name))
  return () => ({
    description: reciprocity
      ? `${name} honors the permits of ${plural(reciprocity.statesHonoredCount, 'state')}, and ${plural(reciprocity.reciprocatingStatesCount, 'state')} honor a permit from ${name}.`
      : `How many states honor a concealed-carry permit from ${name}, and how many states’ permits ${name} honors.`,
    canonical,
    picture: { address: safePicture(reciprocity?.backgroundImageUrls.lgImage), alt: name },
    jsonLd: [breadcrumbs(site, [HOME, all, { name, path: canonical }])],
    ...(!reciprocity && { isHidden: true }),
  })
}

const prepareSearch: Prepare = async ({ need, want }, _, site, query) => {
  const state = parseSearch(query)
  const { results } = await need(searchQuery(state))
  if (results.total === 0 && isNarrowed(state)) want(loosenedQuery(state, results.place))
  const { description, query: listed, name, isListed } = aboutSearch(state, results)
  return () => ({
    description,
    canonical: paths.instructorSearch(),
    query: listed,
    jsonLd: [
      breadcrumbs(site, [
        HOME,
        { name: 'Search', path: paths.instructorSearch() },
        ...(name === undefined ? [] : [{ name, path: paths.instructorSearch() + listed }]),
      ]),
    ],
    ...(!isListed && { isHidden: true }),
  })
}

const prepareSearchBy: Prepare = async ({ need }, _, site, query) => {
  const asked = parseSearchBy(query)
  const place = asked.postalCode && (await need(placeQuery(asked.postalCode)))
  const location = place ? academyAddress(asked, place) : addressWithoutZip(asked)
  // The content policy stops a form from leading to another site, so the page's script or link takes the visitor there.
  if (location && !isElsewhere(location)) return { location }
  return () => ({
    description: 'Find in-person firearm and self-defense classes near a ZIP code or city.',
    canonical: paths.searchBy(),
    jsonLd: [breadcrumbs(site, [HOME, { name: 'Find a class near you', path: paths.searchBy() }])],
    isHidden: true,
  })
}

/** The page shows what its query names, and its document ignores the query. */
const prepareReview: Prepare = () =>
  Promise.resolve(() => ({
    description: 'Tell others how your class was.',
    canonical: paths.reviewClass(),
    isHidden: true,
  }))

const prepareLegacyLogin: Prepare = () =>
  Promise.resolve(() => ({
    description: 'Sign in with an email address and a password.',
    canonical: paths.legacyLogin(),
    isHidden: true,
  }))

/** What the page that stands in for a missing one shows. */
export const PREPARE_MISSING: Partial<Record<PageName, (ask: Ask, params: Params) => void>> = {
  class({ want }, params) {
    if (isId(params['id'])) want(similarToMissing(params))
  },
}

/** One row per page of src/public/site/pages.ts. A missing row does not compile. */
export const PREPARE: Record<PageName, Prepare> = {
  home: prepareHome,
  class: prepareClass,
  classes: prepareClasses,
  state: prepareState,
  instructor: prepareInstructor,
  review: prepareReview,
  search: prepareSearch,
  searchBy: prepareSearchBy,
  legacyLogin: prepareLegacyLogin,
  reciprocity: prepareReciprocity,
}
