import type { Coordinates } from '../api/services/geocoding.ts'
import { config } from '../config.ts'
import { postalCodeOf } from '../lib/postal-code.ts'
import { paths } from '../paths.ts'

/** Says where a visit of the academy search came from. */
const SOURCE = 'training'

/** What the location search was asked. */
export type SearchBy = {
  /** As it was typed; empty without a question. */
  typed: string
  /** Its five digits; undefined for any other text. */
  postalCode: string | undefined
  source: string
}

/** @param query of the address, with or without `?` */
export function parseSearchBy(query: string): SearchBy {
  const search = new URLSearchParams(query)
  const typed = (search.get('query') ?? '')
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 60)
  const source = search.get('source') ?? ''
  return { typed, postalCode: postalCodeOf(typed), source: /^[\w-]{1,40}$/.test(source) ? source : SOURCE }
}

/** The query that asks the same, always written the same. */
export function writeSearchBy({ typed, postalCode, source }: SearchBy): string {
  const search = new URLSearchParams({ query: postalCode ?? typed, ...(source !== SOURCE && { source }) })
  return typed && `?${search}`
}

/** Never part of an address that anybody sees: it only tells our own paths from other sites. */
const HERE = 'https://here.invalid'

/**
 * Where the location search leads (spec §4): the academy search with the ZIP code, its coordinates of at most 7 characters
 * each, and a source. A path of ours, or the address of another site over https.
 */
export function academyAddress(postalCode: string, { lat, lng }: Coordinates, source: string): string {
  const { academySearch: configured } = config
  const isSafe = URL.canParse(configured, HERE) && new URL(configured, HERE).protocol === 'https:'
  const url = new URL(isSafe ? configured : paths.instructorSearch(), HERE)
  for (const [name, value] of Object.entries({ query: postalCode, lat, lng, source }))
    url.searchParams.set(name, value)
  return url.origin === HERE ? url.pathname + url.search : url.href
}

/** Whether an address is on another site. A form of ours may not be redirected there; a script may go there. */
export const isElsewhere = (address: string) => !address.startsWith('/')
