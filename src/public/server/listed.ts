// The searches that search engines may list, among all those that visitors make. The robots.txt allows exactly these.
import { plural } from '../../lib/words.ts'
import { US_STATES } from '../../lib/us-states.ts'
import type { Results } from '../search/search-query.ts'
import { everything, type SearchState, writeSearch } from '../search/search-state.ts'

type About = {
  /** The query of the address to list, in one spelling. */
  query: string
  description: string
  /** What it narrows the search to; undefined for everything. */
  name?: string
}

/** What may be listed of a search: the classes of a subject, the instructors of a state, or else all of its type. */
function listableOf(state: SearchState, { total, counts }: Results): About {
  const all = everything(state.type)
  const { curricula, state: code, type } = state
  const [subject = ''] = curricula
  // The search ignores case, and an address must not.
  if (type === 'classes' && counts.curricula[subject] !== undefined) {
    const description = `${subject}: ${plural(total, 'in-person class', 'in-person classes')} with dates, prices, free seats and reviews.`
    return { query: writeSearch({ ...all, curricula: [subject] }), name: subject, description }
  }
  const place = US_STATES[code]
  if (type === 'instructors' && place) {
    const description = `${plural(total, 'certified instructor')} in ${place}: what they teach, where, and what their students say.`
    return { query: writeSearch({ ...all, state: code }), name: `Instructors in ${place}`, description }
  }
  return {
    query: writeSearch(all),
    description:
      'Search in-person firearm and self-defense classes and instructors by place, date, curriculum, price and free seats.',
  }
}

/** What search engines learn about a search, and whether they may list it. Nothing is listed that finds nothing. */
export function aboutSearch(state: SearchState, results: Results) {
  const about = listableOf(state, results)
  return { ...about, isListed: results.total > 0 && about.query === writeSearch(state) }
}

/** The rules of the robots.txt for searches. The longest one that matches an address decides. */
export const SEARCH_RULES = [
  'Disallow: /instructor-search?',
  'Allow: /instructor-search?type=classes$',
  'Allow: /instructor-search?type=classes&curriculum=',
  'Disallow: /instructor-search?type=classes&curriculum=*&',
  'Allow: /instructor-search?state=',
  'Disallow: /instructor-search?state=*&',
]
