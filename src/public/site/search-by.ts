import type { Coordinates } from '../../api/services/geocoding.ts'
import { config } from '../../config.ts'
import { postalCodeOf } from '../../lib/postal-code.ts'
import { paths } from '../../paths.ts'

/** Tells the academy search which site a visitor came from. */
const SOURCE = 'training'

/** What a visitor asks the location search. */
export type SearchBy = {
  /** The text as the visitor typed it; empty if there is none. */
  typed: string
  /** The five digits of the text; undefined if it is not a ZIP code. */
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

/** The query of an address, starting with `?`. Equal questions always give the same text. */
export function writeSearchBy({ typed, postalCode, source }: SearchBy): string {
  const search = new URLSearchParams({ query: postalCode ?? typed, ...(source !== SOURCE && { source }) })
  return typed && `?${search}`
}

/** A base for parsing that tells our own paths from addresses of other sites. No one ever sees it. */
const HERE = 'https://here.invalid'

/**
 * The address that the location search leads to (spec §4): the academy search with the ZIP code, its coordinates of at most
 * 7 characters each, and a source. It is one of our paths, or the https address of another site.
 */
export function academyAddress(postalCode: string, { lat, lng }: Coordinates, source: string): string {
  const { academySearch: configured } = config
  const isSafe = URL.canParse(configured, HERE) && new URL(configured, HERE).protocol === 'https:'
  const url = new URL(isSafe ? configured : paths.classSearch(), HERE)
  for (const [name, value] of Object.entries({ query: postalCode, lat, lng, source }))
    url.searchParams.set(name, value)
  return url.origin === HERE ? url.pathname + url.search : url.href
}

/** Whether an address is on another site. The content policy lets a script go there, but no form. */
export const isElsewhere = (address: string) => !address.startsWith('/')
