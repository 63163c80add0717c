// The questions to the search engine. The options of one filter are alternatives, so their counts come from a separate
// question without that filter.
import type { IndexName, Question } from '../../../api/services/search.ts'
import { metersOf, type Point } from '../../../lib/distance.ts'
import { FLAGS, type SearchState } from '../search-state.ts'
import { daysIn } from './spans.ts'

/** Hits per page. */
export const PAGE_SIZE = 12

type Conditions = Record<'state' | 'curricula' | 'days' | 'price' | 'flags', string[]>

/** Quotes untrusted text for use as a value in a filter. */
export const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`

/** `2026-12-05` as the index has it: `20261205`. */
const dayNumber = (day: string) => day.replaceAll('-', '')

function daysOf({ when, ...state }: SearchState): string[] {
  const { from, to } = when ? daysIn(when, Date.now()) : state
  if (from && to) return [`day:${dayNumber(from)} TO ${dayNumber(to)}`]
  if (from) return [`day >= ${dayNumber(from)}`]
  return to ? [`day <= ${dayNumber(to)}`] : []
}

export const curriculumAttribute = ({ type }: SearchState) =>
  type === 'classes' ? 'curriculum' : 'curricula'

const conditionsOf = (state: SearchState): Conditions => ({
  state: state.state ? [`state:${state.state}`] : [],
  curricula: state.curricula.length
    ? [`(${state.curricula.map((name) => `${curriculumAttribute(state)}:${quoted(name)}`).join(' OR ')})`]
    : [],
  days: daysOf(state),
  price: state.most === undefined ? [] : [`price <= ${state.most}`],
  flags: state.flags.map((flag) => `${FLAGS[flag].attribute}:true`),
})

const INDEXES = {
  classes: {
    best: 'classes',
    soonest: 'classes_soonest',
    price: 'classes_cheapest',
    rating: 'classes_rated',
  },
  instructors: {
    best: 'instructors',
    soonest: 'instructors',
    price: 'instructors',
    rating: 'instructors_rated',
  },
} as const

type More = { without?: keyof Conditions; facets?: string[]; hitsPerPage?: number; page?: number }

/** The question of a search. @param place the center of the search; undefined for everywhere */
export function questionOf(
  state: SearchState,
  place: Point | undefined,
  { without, facets, ...more }: More = {},
): Question {
  const conditions = conditionsOf(state)
  if (without) conditions[without] = []
  const filters = Object.values(conditions).flat().join(' AND ')
  const indexName: IndexName = INDEXES[state.type][state.sort]
  return {
    indexName,
    query: state.text,
    hitsPerPage: PAGE_SIZE,
    page: state.page - 1,
    ...(filters && { filters }),
    ...(facets && { facets }),
    // A course is listed once, with its first class that matches.
    ...(state.type === 'classes' && { distinct: true, facetingAfterDistinct: true }),
    ...(place && {
      aroundLatLng: `${place.lat},${place.lng}`,
      aroundRadius: state.miles === Infinity ? 'all' : metersOf(state.miles),
    }),
    ...more,
  }
}

/** The question for the number of results only. */
export const countOf = (state: SearchState, place: Point | undefined, more: More = {}): Question =>
  questionOf(state, place, { ...more, hitsPerPage: 0, page: 0 })
