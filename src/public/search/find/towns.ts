// A city is looked up in the search index: a city where nobody teaches would be no help, and the geocoder takes ZIP codes only.
import { queryOptions } from '@tanstack/react-query'
import { search } from '../../../api/services/search.ts'
import type { Point } from '../../../lib/distance.ts'
import { stateOf } from '../../../lib/us-states.ts'
import { quoted } from './questions.ts'

export type Town = {
  /** `Madison, WI` */
  name: string
  /** Number of courses and instructors. */
  count: number
  /** Undefined if several states have a city of this name. */
  point: Point | undefined
}

type Reading = { city: string; state?: string }

/** What a text may mean: `Fort Washington` is a city, or a fort in Washington. */
export function readingsOf(text: string): Reading[] {
  const [, beforeComma = '', afterComma = ''] = /^(.+),\s*([^,]+)$/.exec(text) ?? []
  const exact = stateOf(afterComma)
  if (exact) return [{ city: beforeComma.trim(), state: exact.code }]
  const words = text.split(' ')
  const split = [2, 1].flatMap((count) => {
    const state = stateOf(words.slice(-count).join(' '))
    const city = words.slice(0, -count).join(' ')
    return state && city ? [{ city, state: state.code }] : []
  })
  return [{ city: text }, ...split]
}

const filterOf = ({ city, state }: Reading) => `city:${quoted(city)}${state ? ` AND state:${state}` : ''}`

/** The cities of a name that have classes or instructors, those with the most first. */
export const townsQuery = (text: string) =>
  queryOptions({
    queryKey: ['search', { towns: text.toLowerCase() }] as const,
    staleTime: Infinity,
    async queryFn(): Promise<Town[]> {
      const asked = readingsOf(text).flatMap((reading) =>
        (['courses', 'instructors'] as const).map((indexName) => ({
          indexName,
          filters: filterOf(reading),
          facets: ['state'],
          hitsPerPage: 1,
        })),
      )
      const answers = await search(asked)
      for (let i = 0; i < answers.length; i += 2) {
        const found = answers.slice(i, i + 2)
        const [hit] = found.flatMap(({ hits }) => hits)
        if (!hit) continue
        const { city, _geoloc: center } = hit
        const counts: Record<string, number> = {}
        for (const { facets } of found)
          for (const [state, count] of Object.entries(facets?.['state'] ?? {}))
            counts[state] = (counts[state] ?? 0) + count
        const states = Object.keys(counts)
        return states
          .map((state) => ({
            name: `${city}, ${state}`,
            count: counts[state] ?? 0,
            point: states.length === 1 ? center : undefined,
          }))
          .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name))
      }
      return []
    },
  })
