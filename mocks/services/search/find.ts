import type { SearchResult } from '../../../src/api/generated/search.types.ts'
import { distance } from '../../../src/lib/distance.ts'
import { countFacets } from './facets.ts'
import type { Question } from './question.ts'
import type { Entry } from './entry.ts'
import type { SearchIndex } from './records.ts'
import { matcherOf } from './words.ts'

type Found = Pick<SearchResult, 'hits' | 'nbHits' | 'page' | 'nbPages' | 'hitsPerPage' | 'facets'>

/** The first record of each group. */
function firstOfEach<Item extends { entry: Entry }>(items: readonly Item[]): Item[] {
  const seen = new Set<string>()
  return items.filter(({ entry: { group } }) => !seen.has(group) && seen.add(group))
}

/**
 * The answer of an index: the matching records, nearest first around a point, otherwise in the index's order. A replica
 * always keeps its own order.
 */
export function find(
  { entries, facetNames, order, isReplica = false }: SearchIndex,
  question: Question,
): Found {
  const { query, page, hitsPerPage, condition, facets, around, radius, isDistinct, countsGroups } = question
  const matches = matcherOf(query)
  const near = (entry: Entry) => (around && entry.point ? distance(around, entry.point) : Infinity)
  const matching = entries
    .map((entry) => ({ entry, meters: near(entry) }))
    .filter(({ entry, meters }) => (!around || (entry.point && meters <= radius)) && condition(entry.values))
    .filter(({ entry }) => matches(entry.text))
    // Infinity minus Infinity is NaN, which is falsy, so the index's order decides.
    .toSorted((a, b) => (isReplica ? 0 : a.meters - b.meters) || order(a.entry, b.entry))
  const found = isDistinct ? firstOfEach(matching) : matching
  const records = (countsGroups ? found : matching).map(({ entry }) => entry.values)
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
