import type { Coordinates } from '../../api/services/geocoding.ts'
import { config } from '../../config.ts'
import { postalCodeOf } from '../../lib/postal-code.ts'
import { paths } from '../../paths.ts'
import { parseSearch, searchAddress, type SearchState } from '../search/search-state.ts'

/** Tells the academy search which site a visitor came from. */
const SOURCE = 'training'

/** What a visitor asks the location search. */
export type SearchBy = {
  /** The search as our own page of results reads it: the place, the days and the price. */
  state: SearchState
  /** The five digits of the place; undefined if it is not a ZIP code. */
  postalCode: string | undefined
  /** Whether anything is asked, be it for all places. */
  isAsked: boolean
  source: string
}

/** @param query of the address, with or without `?` */
export function parseSearchBy(query: string): SearchBy {
  const search = new URLSearchParams(query)
  const state = parseSearch({
    type: 'classes',
    zip: search.get('query') ?? '',
    when: search.get('when') ?? '',
    most: search.get('most') ?? '',
  })
  const source = search.get('source') ?? ''
  return {
    state,
    postalCode: postalCodeOf(state.zip),
    isAsked: search.has('query'),
    source: /^[\w-]{1,40}$/.test(source) ? source : SOURCE,
  }
}

const conditionsOf = ({ when, most }: SearchState) => ({
  ...(when && { when }),
  ...(most !== undefined && { most: String(most) }),
})

/** The query of an address, starting with `?`. Equal questions always give the same text. */
export function writeSearchBy({ state, isAsked, source }: SearchBy): string {
  if (!isAsked) return ''
  const query = state.zip || state.state
  return `?${new URLSearchParams({ query, ...conditionsOf(state), ...(source !== SOURCE && { source }) })}`
}

/** A base for parsing that tells our own paths from addresses of other sites. No one ever sees it. */
const HERE = 'https://here.invalid'

/**
 * The address that the location search leads to (spec §4): the academy search with the ZIP code, its coordinates of at most
 * 7 characters each, and a source. It is one of our paths, or the https address of another site.
 */
export function academyAddress({ state, postalCode = '', source }: SearchBy, { lat, lng }: Coordinates) {
  const { academySearch: configured } = config
  const isSafe = URL.canParse(configured, HERE) && new URL(configured, HERE).protocol === 'https:'
  const url = new URL(isSafe ? configured : paths.classSearch(), HERE)
  const all = { query: postalCode, lat, lng, source, ...conditionsOf(state) }
  for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value)
  return url.origin === HERE ? url.pathname + url.search : url.href
}

/** Where a question leads that needs no ZIP code looked up: our own search, which knows cities and states. */
export const addressWithoutZip = ({ state, postalCode, isAsked }: SearchBy) =>
  isAsked && !postalCode ? searchAddress(state) : undefined

/** Whether an address is on another site. The content policy lets a script go there, but no form. */
export const isElsewhere = (address: string) => !address.startsWith('/')
