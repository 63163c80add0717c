/** Returns a test for texts that contain every word of the filter, in any order and case. */
export function matcherOf(filter: string): (text: string) => boolean {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean)
  return (text) => {
    const lower = text.toLowerCase()
    return words.every((word) => lower.includes(word))
  }
}

/**
 * Keeps the rows whose text matches the filter. The rows are already sorted, so changing the filter never sorts
 * thousands of them again.
 */
export function filterRows<Row, Data>(
  rows: readonly (Row & { original: Data })[],
  filter: string,
  textOf: ((data: Data) => string) | undefined,
) {
  if (!textOf || !filter.trim()) return rows
  const matches = matcherOf(filter)
  return rows.filter(({ original }) => matches(textOf(original)))
}
