/**
 * Keeps the rows whose text contains every word of the filter, in any order and case. The rows are already sorted, so
 * changing the filter never sorts thousands of them again.
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
