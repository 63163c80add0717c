import type { QueryClient } from '@tanstack/react-query'
import type { ClassHit, InstructorHit } from '../../../api/generated/search.types.ts'
import type { Coordinates } from '../../../api/services/geocoding.ts'
import { search } from '../../../api/services/search.ts'
import type { Point } from '../../../lib/distance.ts'
import { postalCodeOf } from '../../../lib/postal-code.ts'
import { type Outcome, placeQuery, type Results } from '../search-query.ts'
import type { PlaceProblem } from '../place-problems.ts'
import { asType, FLAGS, flagsOf, type SearchState, type SearchType } from '../search-state.ts'
import { countOf, curriculumAttribute, PAGE_SIZE, questionOf } from './questions.ts'
import { type Town, townsQuery } from './towns.ts'

type Place = { point?: Point | undefined; name?: string; problem?: PlaceProblem; towns?: readonly Town[] }

const pointOf = ({ lat, lng }: Coordinates): Point => ({ lat: Number(lat), lng: Number(lng) })

async function placeOf({ zip, place }: SearchState, queryClient: QueryClient): Promise<Place> {
  if (place) return { point: pointOf(place), name: zip }
  if (!zip) return {}
  const postalCode = postalCodeOf(zip)
  if (postalCode) {
    const found = await queryClient.fetchQuery({ ...placeQuery(postalCode), retry: false })
    return found ? { point: pointOf(found), name: zip } : { problem: 'unknown-zip' }
  }
  if (/\d/.test(zip)) return { problem: 'not-a-zip' }
  const towns = await queryClient.fetchQuery({ ...townsQuery(zip), retry: false })
  if (towns.length > 1) return { problem: 'several-cities', towns }
  const [{ point, name } = {}] = towns
  return point && name ? { point, name } : { problem: 'unknown-city' }
}

type Answers = Awaited<ReturnType<typeof search>>
/** What differs between the classes of a course. The first one that matches may be full while a later one is not. */
const OF_A_CLASS = ['open', 'evening'] as const

async function resultsOf(state: SearchState, { point: place, name = '' }: Place): Promise<Results> {
  const attributes = flagsOf(state.type).map((flag) => FLAGS[flag].attribute)
  const curriculum = curriculumAttribute(state)
  const other: SearchType = state.type === 'classes' ? 'instructors' : 'classes'
  const ofAClass = state.type === 'classes' ? OF_A_CLASS : []
  const questions = [
    questionOf(state, place, { facets: attributes }),
    countOf(state, place, { without: 'state', facets: ['state'] }),
    countOf(state, place, { without: 'curricula', facets: [curriculum] }),
    countOf(asType(state, other), place),
    ...ofAClass.map((flag) => countOf({ ...state, flags: [...state.flags, flag] }, place)),
  ]
  const [found, byState, byCurriculum, others, ...apart] = await search(questions)
  if (!found) throw new Error('no answer to a question')
  const { hits, nbHits, nbPages, page } =
    // A page beyond the end, for example from an old link, shows the last page.
    found.hits.length === 0 && found.nbHits > 0 ? await lastPage(state, place, found.nbPages) : found
  const facets: Answers[number]['facets'] = {
    ...found.facets,
    ...Object.fromEntries(
      ofAClass.map((flag, i) => [FLAGS[flag].attribute, { true: apart[i]?.nbHits ?? 0 }]),
    ),
  }
  const common = {
    place,
    where: name,
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
  // The index that was searched determines the type of its hits.
  return state.type === 'classes'
    ? { type: 'classes', hits: hits as ClassHit[], ...common }
    : { type: 'instructors', hits: hits as InstructorHit[], ...common }
}

async function lastPage(
  state: SearchState,
  place: Point | undefined,
  pages: number,
): Promise<Answers[number]> {
  const [found] = await search([questionOf(state, place, { page: pages - 1, hitsPerPage: PAGE_SIZE })])
  if (!found) throw new Error('no answer to a question')
  return found
}

/** Runs a search, after finding its place. */
export async function findResults(state: SearchState, queryClient: QueryClient): Promise<Outcome> {
  const place = await placeOf(state, queryClient)
  return { results: await resultsOf(state, place), problem: place.problem, towns: place.towns }
}
