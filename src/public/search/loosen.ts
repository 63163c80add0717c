import { queryOptions } from '@tanstack/react-query'
import type { ClassHit } from '../../api/generated/search.types.ts'
import type { Point } from '../../lib/distance.ts'
import { postalCodeOf } from '../../lib/postal-code.ts'
import { formatShortDay } from '../../lib/venue-time.ts'
import { US_STATES } from '../../lib/us-states.ts'
import { countOf, questionOf } from './questions.ts'
import {
  everything,
  FLAGS,
  searchAddress,
  type SearchState,
  SPANS,
  upTo,
  writeSearch,
} from './search-state.ts'

/** One condition of a search: its label, the same search without it, and a search with this condition only. */
export type Narrowing = { label: string; without: SearchState; alone: SearchState }

const dayText = (day: string) => formatShortDay(`${day}T00:00:00Z`)

function daysText({ from, to }: SearchState): string {
  if (from && to) return from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`
  return from ? `From ${dayText(from)}` : `Until ${dayText(to)}`
}

/** @param empty the fields of this condition, with their values when it is not set */
function narrowing(state: SearchState, label: string, empty: Partial<SearchState>, own = state): Narrowing {
  // `empty` is a part of the state, so its keys are keys of the state.
  const kept = Object.fromEntries(Object.keys(empty).map((name) => [name, own[name as keyof SearchState]]))
  return {
    label,
    without: { ...state, ...empty, page: 1 },
    alone: { ...everything(state.type), miles: state.miles, ...kept },
  }
}

const placeLabel = (zip: string) => (postalCodeOf(zip) ? `ZIP code ${zip}` : zip || 'The chosen place')

/** The conditions from the fields above the results: what and where to search. */
function questionsIn(state: SearchState): Narrowing[] {
  return [
    ...(state.text ? [narrowing(state, state.text, { text: '' })] : []),
    ...(state.zip || state.place
      ? [narrowing(state, placeLabel(state.zip), { zip: '', place: undefined })]
      : []),
  ]
}

/** The filters of a search, each with the search that remains without it. */
export function filtersIn(state: SearchState): Narrowing[] {
  const { state: code, curricula, from, to, when, most, flags } = state
  return [
    ...(code ? [narrowing(state, US_STATES[code] ?? code, { state: '' })] : []),
    ...curricula.map((name) =>
      narrowing(
        state,
        name,
        { curricula: curricula.filter((one) => one !== name) },
        { ...state, curricula: [name] },
      ),
    ),
    ...(from || to ? [narrowing(state, daysText(state), { from: '', to: '' })] : []),
    ...(when ? [narrowing(state, SPANS[when], { when: '' })] : []),
    ...(most === undefined ? [] : [narrowing(state, upTo(most), { most: undefined })]),
    ...flags.map((flag) =>
      narrowing(
        state,
        FLAGS[flag].label,
        { flags: flags.filter((one) => one !== flag) },
        { ...state, flags: [flag] },
      ),
    ),
  ]
}

/** Milliseconds. */
const FRESH = 60_000

export type Loosened = {
  /** Searches with fewer conditions that have results, the most results first. */
  ways: { label: string; total: number; address: string }[]
  /** The nearest classes, ignoring all other conditions. */
  closest: ClassHit[]
}

type Way = { label: string; state: SearchState }

const CLOSEST = 3

/** What a search without results would find with fewer conditions. */
export const loosenedQuery = (state: SearchState, place: Point | undefined) =>
  queryOptions({
    queryKey: ['search', { loosened: writeSearch({ ...state, page: 1, isMapOpen: false }) }] as const,
    staleTime: FRESH,
    async queryFn(): Promise<Loosened> {
      const { search } = await import('../../api/services/search.ts')
      const conditions = [...questionsIn(state), ...filtersIn(state)]
      const farther = { label: 'Any distance', state: { ...state, page: 1, miles: Infinity } }
      const first: Way[] = [
        ...(place && state.miles !== Infinity ? [farther] : []),
        ...conditions.map(({ label, without }) => ({ label: `Without “${label}”`, state: without })),
      ]
      const last: Way[] = conditions.map(({ label, alone }) => ({ label: `Only “${label}”`, state: alone }))
      const anything = { ...everything('classes'), miles: Infinity, state: place ? '' : state.state }
      const [closest, ...found] = await search([
        questionOf(anything, place, { hitsPerPage: CLOSEST }),
        ...[...first, ...last].map(({ state: way }) =>
          countOf(way, way.zip || way.place ? place : undefined),
        ),
      ])
      const fruitful = (ways: Way[], skipped: number) =>
        ways
          .map(({ label, state: way }, i) => ({
            label,
            address: searchAddress(way),
            total: found[i + skipped]?.nbHits ?? 0,
          }))
          .filter(({ total }) => total > 0)
          .toSorted((a, b) => b.total - a.total)
      const oneLess = fruitful(first, 0)
      return {
        // If dropping a single condition does not help, a search with only one of them may still have results.
        ways: oneLess.length ? oneLess : fruitful(last, first.length),
        // The question is for the index of classes, so the hits are classes.
        closest: (closest?.hits ?? []) as ClassHit[],
      }
    },
  })
