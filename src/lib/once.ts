/**
 * Creates a value on first use. Used for `Intl` formats: creating one takes a phone up to a tenth of a second, and most
 * pages need only a few.
 */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
