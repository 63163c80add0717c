/**
 * The rows whose text has every word of the filter, in any order and in any case. The rows come sorted, so that neither
 * typing in the filter nor clearing it sorts thousands of them again.
 */
export function filterRows<Row, Data>(
  rows: readonly (Row & { original: Data })[],
  filter: string,
  textOf: ((data: Data) => string) | undefined,
) {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean)
  if (!textOf || !words.length) return rows
  return rows.filter(({ original }) => {
    const text = textOf(original).toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
