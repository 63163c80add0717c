// The queries of the search. The code that calls the search service is in `find`. It loads with the first search whose
// results are not in the document.
import { queryOptions } from '@tanstack/react-query'
import type { ClassHit, InstructorHit } from '../../api/generated/search.types.ts'
import { lateCall } from '../../api/late-call.ts'
import type { Point } from '../../lib/distance.ts'
import type { Town } from './find/towns.ts'
import type { PlaceProblem } from './place-problems.ts'
import { type Flag, type SearchState, writeSearch } from './search-state.ts'

const findPostalCode = lateCall(async () => (await import('../../api/services/geocoding.ts')).findPostalCode)
const findResults = lateCall(async () => (await import('./find/results.ts')).findResults)
const findLoosened = lateCall(async () => (await import('./find/loosened.ts')).findLoosened)

/** In milliseconds. Results show free seats, so they are fetched again after a minute. */
const FRESH = 60_000

/** The place of a ZIP code, with its coordinates as our links write them; null if there is no such ZIP code. */
export const placeQuery = (postalCode: string) =>
  queryOptions({
    queryKey: ['search', { place: postalCode }] as const,
    staleTime: Infinity,
    queryFn: async () => (await findPostalCode(postalCode)) ?? null,
  })

export type Results = {
  /** The center of the search; undefined for everywhere. */
  place: Point | undefined
  /** What the center is called: `53703`, `Madison, WI`; empty if it is only known by its coordinates. */
  where: string
  total: number
  page: number
  pages: number
  /** The number of results that the same search has for the other type. */
  others: number
  /** The number of results for each option of a filter if the rest of the search stays the same. */
  counts: {
    states: Record<string, number>
    curricula: Record<string, number>
    flags: Partial<Record<Flag, number>>
  }
} & ({ type: 'classes'; hits: ClassHit[] } | { type: 'instructors'; hits: InstructorHit[] })

/** What a search is about to find: with a place that cannot be found, the same everywhere. */
export type Outcome = {
  results: Results
  problem?: PlaceProblem | undefined
  /** The cities to choose from if there are several of the name. */
  towns?: readonly Town[] | undefined
}

/** Runs a search. Equal addresses share one query, on the server and in the browser. */
export const searchQuery = (state: SearchState) =>
  queryOptions({
    queryKey: ['search', { results: writeSearch({ ...state, isMapOpen: false }) }] as const,
    staleTime: FRESH,
    queryFn: ({ client }): Promise<Outcome> => findResults(state, client),
  })

export type Loosened = {
  /** Searches with fewer conditions that have results, the most results first. */
  ways: { label: string; total: number; address: string }[]
  /** The nearest classes, ignoring all other conditions. */
  closest: ClassHit[]
}

/** What a search without results would find with fewer conditions. */
export const loosenedQuery = (state: SearchState, place: Point | undefined) =>
  queryOptions({
    queryKey: ['search', { loosened: writeSearch({ ...state, page: 1, isMapOpen: false }) }] as const,
    staleTime: FRESH,
    queryFn: (): Promise<Loosened> => findLoosened(state, place),
  })
