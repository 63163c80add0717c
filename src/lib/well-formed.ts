/**
 * Replaces each half of a surrogate pair in the texts of parsed JSON by U+FFFD, in place. JSON can carry one as an escape,
 * but no page, URL or UTF-8 can: the server and the browser would render two different pages, and a link would throw.
 */
export function wellFormed<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  // Arrays and records alike.
  const record = value as Record<string, unknown>
  for (const key of Object.keys(record)) {
    const held = record[key]
    const name = key.toWellFormed()
    if (name !== key) delete record[key]
    if (typeof held !== 'string') wellFormed(held)
    if (name !== key || (typeof held === 'string' && !held.isWellFormed()))
      record[name] = typeof held === 'string' ? held.toWellFormed() : held
  }
  return value
}
