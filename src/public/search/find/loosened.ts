import type { ClassHit } from '../../../api/generated/search.types.ts'
import { search } from '../../../api/services/search.ts'
import type { Point } from '../../../lib/distance.ts'
import { fieldsIn, filtersIn } from '../narrowing.ts'
import type { Loosened } from '../search-query.ts'
import { everything, searchAddress, type SearchState } from '../search-state.ts'
import { countOf, questionOf } from './questions.ts'

type Way = { label: string; state: SearchState }

const CLOSEST = 3

/** Finds searches with fewer conditions for one without results. @param place the center of the search */
export async function findLoosened(state: SearchState, place: Point | undefined): Promise<Loosened> {
  const conditions = [...fieldsIn(state), ...filtersIn(state)]
  const farther = { label: 'Any distance', state: { ...state, page: 1, miles: Infinity } }
  const first: Way[] = [
    ...(place && state.miles !== Infinity ? [farther] : []),
    ...conditions.map(({ label, without }) => ({ label: `Without “${label}”`, state: without })),
  ]
  const last: Way[] = conditions.map(({ label, alone }) => ({ label: `Only “${label}”`, state: alone }))
  const anything = { ...everything('classes'), miles: Infinity, state: place ? '' : state.state }
  const [closest, ...found] = await search([
    questionOf(anything, place, { hitsPerPage: CLOSEST }),
    ...[...first, ...last].map(({ state: way }) => countOf(way, way.zip || way.place ? place : undefined)),
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
}
