import { type Condition, hasValue, textIn, UnreadableFilter, type Values } from './filters.ts'

/** Parses `state:WI`; a minus before the value negates it. */
function facetOf(filter: unknown): Condition {
  const [, attribute = '', minus, value = ''] =
    typeof filter === 'string' ? (/^([^:]+):(-?)(.*)$/s.exec(filter) ?? []) : []
  if (!attribute) throw new UnreadableFilter(`cannot read ${JSON.stringify(filter)}`)
  return (values) => hasValue(values, attribute, value) !== (minus === '-')
}

/**
 * Parses a list of `attribute:value`, which must all match. Of a nested list one must match. A single string counts as
 * a list of one.
 * @throws UnreadableFilter
 */
export function facetFilterOf(filters: unknown): Condition {
  const all = [filters ?? []].flat(1).map((filter): Condition => {
    const alternatives = [filter].flat().map(facetOf)
    return (values) => alternatives.some((condition) => condition(values))
  })
  return (values) => all.every((condition) => condition(values))
}

/** The number of records for each value of these attributes, most frequent first. */
export function countFacets(records: readonly Values[], attributes: readonly string[]) {
  return Object.fromEntries(
    attributes.map((attribute) => {
      const counts = new Map<string, number>()
      for (const record of records)
        for (const value of [record[attribute]].flat())
          if (value != null && value !== '') counts.set(textIn(value), (counts.get(textIn(value)) ?? 0) + 1)
      const sorted = [...counts].toSorted(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
      return [attribute, Object.fromEntries(sorted)]
    }),
  )
}
