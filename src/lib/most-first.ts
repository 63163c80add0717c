/** What a count has anything of, most first and then by name. */
export const mostFirst = (counts: Record<string, number> = {}) =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .toSorted(([a, most], [b, least]) => least - most || a.localeCompare(b))
