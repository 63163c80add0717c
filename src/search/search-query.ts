import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ClassHit, InstructorHit } from '../api/generated/search.types.ts'
import type { Question } from '../api/services/search.ts'
import type { Point } from '../lib/distance.ts'
import { postalCodeOf } from '../lib/postal-code.ts'
import { countOf, curriculumAttribute, PAGE_SIZE, questionOf } from './questions.ts'
import {
  asType,
  type Flag,
  FLAGS,
  flagsOf,
  type SearchState,
  type SearchType,
  writeSearch,
} from './search-state.ts'

/** Milliseconds. Results show free seats, so they are asked for again after a minute. */
const FRESH = 60_000

/** Where a postal code is, with coordinates as links carry them; null if there is no such place. */
export const placeQuery = (postalCode: string) =>
  queryOptions({
    queryKey: ['search', { place: postalCode }] as const,
    staleTime: Infinity,
    queryFn: async () => {
      const { findPostalCode } = await import('../api/services/geocoding.ts')
      return (await findPostalCode(postalCode)) ?? null
    },
  })

export type Results = {
  /** Around what was searched. */
  place: Point | undefined
  total: number
  page: number
  pages: number
  /** How many results the search of the other kind has. */
  others: number
  /** How many there are for each value, with everything else as it is. */
  counts: {
    states: Record<string, number>
    curricula: Record<string, number>
    flags: Partial<Record<Flag, number>>
  }
} & ({ type: 'classes'; hits: ClassHit[] } | { type: 'instructors'; hits: InstructorHit[] })

/** What a search came to. The ZIP code may be none, or none that exists. */
export type Outcome = { problem: 'not-a-zip' | 'unknown-zip' } | { problem?: never; results: Results }

type Place = { point: Point | undefined } | { problem: 'not-a-zip' | 'unknown-zip' }

async function placeOf({ zip, place }: SearchState, queryClient: QueryClient): Promise<Place> {
  if (place) return { point: { lat: Number(place.lat), lng: Number(place.lng) } }
  if (!zip) return { point: undefined }
  const postalCode = postalCodeOf(zip)
  if (!postalCode) return { problem: 'not-a-zip' }
  const found = await queryClient.fetchQuery({ ...placeQuery(postalCode), retry: false })
  return found ? { point: { lat: Number(found.lat), lng: Number(found.lng) } } : { problem: 'unknown-zip' }
}

/** The client of the search service is fetched when it is first needed: a document brings its results along. */
async function ask(questions: readonly Question[]) {
  const { search } = await import('../api/services/search.ts')
  return search(questions)
}

type Answers = Awaited<ReturnType<typeof ask>>
const OPEN = FLAGS.open.attribute

async function resultsOf(state: SearchState, place: Point | undefined): Promise<Results> {
  const attributes = flagsOf(state.type).map((flag) => FLAGS[flag].attribute)
  const curriculum = curriculumAttribute(state)
  const other: SearchType = state.type === 'classes' ? 'instructors' : 'classes'
  const questions = [
    questionOf(state, place, { facets: attributes }),
    countOf(state, place, { without: 'state', facets: ['state'] }),
    countOf(state, place, { without: 'curricula', facets: [curriculum] }),
    countOf(asType(state, other), place),
    // Of a course, the first class that fits may be full while a later one is not.
    ...(state.type === 'classes' ? [countOf({ ...state, flags: [...state.flags, 'open'] }, place)] : []),
  ]
  const [found, byState, byCurriculum, others, open] = await ask(questions)
  if (!found) throw new Error('no answer to a question')
  const { hits, nbHits, nbPages, page } =
    // A page beyond the end, such as one of an old link: the last one instead.
    found.hits.length === 0 && found.nbHits > 0 ? await lastPage(state, place, found.nbPages) : found
  const facets: Answers[number]['facets'] = {
    ...found.facets,
    ...(open && { [OPEN]: { true: open.nbHits } }),
  }
  const common = {
    place,
    total: nbHits,
    page: page + 1,
    pages: nbPages,
    others: others?.nbHits ?? 0,
    counts: {
      states: byState?.facets?.['state'] ?? {},
      curricula: byCurriculum?.facets?.[curriculum] ?? {},
      flags: Object.fromEntries(
        flagsOf(state.type).map((flag) => [flag, facets[FLAGS[flag].attribute]?.['true'] ?? 0]),
      ),
    },
  }
  // The index decides what its records are.
  return state.type === 'classes'
    ? { type: 'classes', hits: hits as ClassHit[], ...common }
    : { type: 'instructors', hits: hits as InstructorHit[], ...common }
}

async function lastPage(
  state: SearchState,
  place: Point | undefined,
  pages: number,
): Promise<Answers[number]> {
  const [found] = await ask([questionOf(state, place, { page: pages - 1, hitsPerPage: PAGE_SIZE })])
  if (!found) throw new Error('no answer to a question')
  return found
}

/** Runs a search. The same address always is the same query, on the server and in the browser. */
export const searchQuery = (state: SearchState) =>
  queryOptions({
    queryKey: ['search', { results: writeSearch({ ...state, isMapOpen: false }) }] as const,
    staleTime: FRESH,
    async queryFn({ client }): Promise<Outcome> {
      const place = await placeOf(state, client)
      return 'problem' in place ? place : { results: await resultsOf(state, place.point) }
    },
  })
