import { queryOptions } from '@tanstack/react-query'
import type { ClassHit } from '../api/generated/search.types.ts'
import type { Point } from '../lib/distance.ts'
import { formatShortDay } from '../lib/venue-time.ts'
import { US_STATES } from '../lib/us-states.ts'
import { countOf, questionOf } from './questions.ts'
import { everything, FLAGS, searchAddress, type SearchState, writeSearch } from './search-state.ts'

/** A condition of a search by its name, with the search without it and the search for nothing else. */
export type Narrowing = { label: string; without: SearchState; alone: SearchState }

const dayText = (day: string) => formatShortDay(`${day}T00:00:00Z`)

function daysText({ from, to }: SearchState): string {
  if (from && to) return from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`
  return from ? `From ${dayText(from)}` : `Until ${dayText(to)}`
}

/** @param empty what the condition is when nothing is asked for */
function narrowing(state: SearchState, label: string, empty: Partial<SearchState>, own = state): Narrowing {
  // The names are those of a part of the state.
  const kept = Object.fromEntries(Object.keys(empty).map((name) => [name, own[name as keyof SearchState]]))
  return {
    label,
    without: { ...state, ...empty, page: 1 },
    alone: { ...everything(state.type), miles: state.miles, ...kept },
  }
}

/** What and where: the conditions that the fields above the results show. */
function questionsIn(state: SearchState): Narrowing[] {
  return [
    ...(state.text ? [narrowing(state, state.text, { text: '' })] : []),
    ...(state.zip || state.place
      ? [
          narrowing(state, state.zip ? `ZIP code ${state.zip}` : 'The chosen place', {
            zip: '',
            place: undefined,
          }),
        ]
      : []),
  ]
}

/** The filters of a search, each with a way to take it back. */
export function filtersIn(state: SearchState): Narrowing[] {
  const { state: code, curricula, from, to, flags } = state
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
  /** Searches that ask for less and find something, the most results first. */
  ways: { label: string; total: number; address: string }[]
  /** The classes that come closest, whatever else was asked for. */
  closest: ClassHit[]
}

type Way = { label: string; state: SearchState }

const CLOSEST = 3

/** What a search without a result would find if it asked for less. */
export const loosenedQuery = (state: SearchState, place: Point | undefined) =>
  queryOptions({
    queryKey: ['search', { loosened: writeSearch({ ...state, page: 1, isMapOpen: false }) }] as const,
    staleTime: FRESH,
    async queryFn(): Promise<Loosened> {
      const { search } = await import('../api/services/search.ts')
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
        // When no condition alone is to blame, each of them alone may still find something.
        ways: oneLess.length ? oneLess : fruitful(last, first.length),
        // The index holds classes.
        closest: (closest?.hits ?? []) as ClassHit[],
      }
    },
  })
