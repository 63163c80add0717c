/** The fields of `after` that differ from `before`, compared as JSON; undefined if none do. */
export function changes<T extends object>(before: T, after: T): Partial<T> | undefined {
  const changed = (Object.keys(after) as (keyof T)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  )
  if (!changed.length) return undefined
  return Object.fromEntries(changed.map((key) => [key, after[key]])) as Partial<T>
}
