import type { SearchResult } from '../../../src/api/generated/search.types.ts'
import { countFacets } from './facets.ts'
import { distance } from './geo.ts'
import type { Question } from './question.ts'
import type { Entry, SearchIndex } from './records.ts'
import { matcherOf } from './words.ts'

type Found = Pick<SearchResult, 'hits' | 'nbHits' | 'page' | 'nbPages' | 'hitsPerPage' | 'facets'>

/** The answer of an index: the matching records, nearest first around a point, otherwise in the index's order. */
export function find({ entries, facetNames, order }: SearchIndex, question: Question): Found {
  const { query, page, hitsPerPage, condition, facets, around, radius } = question
  const matches = matcherOf(query)
  const near = (entry: Entry) => (around && entry.point ? distance(around, entry.point) : Infinity)
  const found = entries
    .map((entry) => ({ entry, meters: near(entry) }))
    .filter(({ entry, meters }) => (!around || (entry.point && meters <= radius)) && condition(entry.values))
    .filter(({ entry }) => matches(entry.text))
    // Infinity minus Infinity is NaN, which is falsy, so the index's order decides.
    .toSorted((a, b) => a.meters - b.meters || order(a.entry, b.entry))
  const records = found.map(({ entry }) => entry.values)
  const names = facets.includes('*') ? facetNames : facets
  return {
    hits: found.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map(({ entry }) => entry.hit),
    nbHits: found.length,
    page,
    nbPages: hitsPerPage ? Math.ceil(found.length / hitsPerPage) : 0,
    hitsPerPage,
    ...(names.length && { facets: countFacets(records, names) }),
  }
}
