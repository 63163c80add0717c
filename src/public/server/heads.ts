import type { Reciprocity } from '../../api/services/content-queries.ts'
import { config } from '../../config.ts'
import { breadcrumbs, type Head } from '../head.ts'
import { safePicture } from '../../lib/safe-url.ts'
import { plural } from '../../lib/words.ts'
import { stateSlug } from '../../lib/us-states.ts'
import { paths } from '../../paths.ts'
import { searchTitle } from '../search/results-title.ts'
import { type SearchState, writeSearch } from '../search/search-state.ts'
import { windowTitle } from '../../ui/window-title.ts'
import { TITLES } from '../site/titles.ts'

const HOME = { name: 'Home', path: paths.home() }
const CLASSES = { name: 'Classes', path: paths.classes() }

/** Describes the site, for pages without a description of their own. */
export const DESCRIPTION = 'Find and register for in-person firearm and self-defense classes near you.'

export const homeHead = (site: string): Head => ({
  title: TITLES.home,
  description:
    'Find and register for in-person firearm and self-defense classes near you, taught by certified instructors.',
  canonical: paths.home(),
  jsonLd: [{ '@type': 'Organization', name: `${config.product} Training`, url: site + paths.home() }],
})

export const classesHead = (site: string): Head => ({
  title: TITLES.classes,
  description: 'In-person firearm and self-defense classes in every state: dates, prices, seats and reviews.',
  canonical: paths.classes(),
  jsonLd: [breadcrumbs(site, [HOME, CLASSES])],
})

/** @param total number of courses */
export const stateHead = (name: string, total: number, site: string): Head => {
  const canonical = paths.classesIn(stateSlug(name))
  const count = total ? plural(total, 'class', 'classes') : 'Classes'
  return {
    title: TITLES.state(name),
    description: `${count} in ${name}: in-person firearm and self-defense training with certified instructors. See dates, prices and reviews.`,
    canonical,
    jsonLd: [breadcrumbs(site, [HOME, CLASSES, { name, path: canonical }])],
  }
}

/** Search engines index the empty search, not the searches that visitors made. */
export const searchHead = (state: SearchState, site: string): Head => ({
  title: searchTitle(state),
  description:
    'Search in-person firearm and self-defense classes and instructors by place, date, curriculum, price and free seats.',
  canonical: paths.instructorSearch(),
  jsonLd: [breadcrumbs(site, [HOME, { name: 'Search', path: paths.instructorSearch() }])],
  ...(writeSearch(state) && { isHidden: true }),
})

export const searchByHead = (site: string): Head => ({
  title: TITLES.searchBy,
  description: 'Find in-person firearm and self-defense classes near a ZIP code.',
  canonical: paths.searchBy(),
  jsonLd: [breadcrumbs(site, [HOME, { name: 'Find a class near you', path: paths.searchBy() }])],
  isHidden: true,
})

export const reciprocityHead = (name: string, found: Reciprocity | undefined, site: string): Head => {
  const canonical = paths.reciprocity(stateSlug(name))
  return {
    title: TITLES.reciprocity(name),
    description: found
      ? `${name} honors the permits of ${plural(found.statesHonoredCount, 'state')}, and ${plural(found.reciprocatingStatesCount, 'state')} honor a permit of ${name}.`
      : `Which states honor a concealed-carry permit of ${name}, and whose permits ${name} honors.`,
    canonical,
    image: safePicture(found?.backgroundImageUrls.lgImage),
    jsonLd: [breadcrumbs(site, [HOME, { name: `Reciprocity of ${name}`, path: canonical }])],
    ...(!found && { isHidden: true }),
  }
}

/** Each link to this page is for one person, so search engines must not index it. */
export const reviewHead = (): Head => ({
  title: TITLES.review,
  description: 'Tell others how your class was.',
  canonical: paths.reviewClass(),
  isHidden: true,
})

export const notFoundHead = (path: string): Head => ({
  title: windowTitle('Page not found'),
  description: 'There is nothing at this address.',
  canonical: path,
  isHidden: true,
})
