import { wordsOf } from '../../lib/fold.ts'

/** Returns a test for folded texts that contain every word of the filter, in any order. */
export function matcherOf(filter: string): (folded: string) => boolean {
  const words = wordsOf(filter)
  return (folded) => words.every((word) => folded.includes(word))
}

/**
 * Keeps the rows whose text matches the filter. They are already sorted, so changing the filter never sorts thousands of
 * them again.
 * @param textsOf the folded texts of the rows, in the order of the data; read only if there is something to filter by
 */
export function filterRows<Row extends { index: number }>(
  sorted: readonly Row[],
  textsOf: (() => readonly string[]) | undefined,
  filter: string,
) {
  if (!textsOf || !filter.trim()) return sorted
  const isMatch = textsOf().map(matcherOf(filter))
  return sorted.filter(({ index }) => isMatch[index])
}
