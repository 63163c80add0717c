import type { SearchRequest } from '../../../src/api/generated/search.types.ts'
import type { Point } from '../../../src/lib/distance.ts'
import { facetFilterOf } from './facets.ts'
import { type Condition, filterOf, textIn, UnreadableFilter } from './filters.ts'
import { pointOf } from './geo.ts'

/** A parsed search request. */
export type Question = {
  query: string
  page: number
  hitsPerPage: number
  condition: Condition
  /** `*` for every facet of the index. */
  facets: string[]
  around: Point | undefined
  /** Radius in meters. */
  radius: number
  /** Lists only the best record of each group. */
  isDistinct: boolean
  /** Counts groups in the facets of a distinct search. */
  countsGroups: boolean
}

/** Thrown for an unreadable parameter. Like the engine, the message names it. */
export class UnreadableParameter extends Error {
  override name = 'UnreadableParameter'
}

/** Parses the string form of parameters: lists are JSON, everything else is plain text. */
function fromText(params: string): Record<string, unknown> {
  const entries = [...new URLSearchParams(params)].map(([name, text]) => [name, jsonList(text) ?? text])
  return Object.fromEntries(entries) as Record<string, unknown>
}

function jsonList(text: string): unknown[] | undefined {
  if (!text.startsWith('[')) return undefined
  try {
    return JSON.parse(text) as unknown[]
  } catch {
    return undefined
  }
}

/** Runs a parser and names the parameter if it fails. */
function reading<T>(name: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof UnreadableFilter) throw new UnreadableParameter(`${name}: ${error.message}`)
    throw error
  }
}

function wholeNumber(name: string, value: unknown, most: number): number {
  const number = Number(value)
  if (!Number.isInteger(number) || number < 0 || number > most)
    throw new UnreadableParameter(`${name}: must be a whole number from 0 to ${most}`)
  return number
}

/** In the string form, even `true` is a text. */
const isTrue = (value: unknown) => value === true || value === 'true'

function pointIn(value: unknown): Point | undefined {
  if (value === undefined || value === '') return undefined
  const point = pointOf(textIn(value))
  if (!point) throw new UnreadableParameter('aroundLatLng: must be a latitude and a longitude')
  return point
}

/** All parameters of a request as fields, including those in the string form. */
export function parametersOf({ indexName: _, params = '', ...own }: SearchRequest): Record<string, unknown> {
  return { ...fromText(params), ...own }
}

/**
 * Parses the parameters of a search request.
 * @throws UnreadableParameter
 */
export function questionOf(parameters: Record<string, unknown>): Question {
  const { query = '', page = 0, hitsPerPage = 20, filters = '', facetFilters, facets = [] } = parameters
  const { aroundLatLng, aroundRadius = 'all', distinct, facetingAfterDistinct, type } = parameters
  // A facet search would need another kind of answer, which the contract does not have.
  if (type === 'facet') throw new UnreadableParameter('type: searching in the values of a facet is not used')
  const isMet = [
    reading('filters', () => filterOf(textIn(filters))),
    reading('facetFilters', () => facetFilterOf(facetFilters)),
  ]
  return {
    query: textIn(query),
    page: wholeNumber('page', page, 1_000_000),
    hitsPerPage: wholeNumber('hitsPerPage', hitsPerPage, 1000),
    condition: (values) => isMet.every((condition) => condition(values)),
    facets: [facets]
      .flat()
      .flatMap((names) => textIn(names).split(','))
      .filter(Boolean),
    around: pointIn(aroundLatLng),
    isDistinct: isTrue(distinct),
    countsGroups: isTrue(distinct) && isTrue(facetingAfterDistinct),
    radius: aroundRadius === 'all' ? Infinity : wholeNumber('aroundRadius', aroundRadius, 50_000_000),
  }
}

/** The parameters as the engine repeats them in its answer. */
export const textOf = (parameters: Record<string, unknown>): string =>
  new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, textIn(value)])).toString()
