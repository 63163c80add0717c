/**
 * A value that is made when it is first asked for. For the formats of `Intl`: making one takes a phone up to a tenth of a
 * second, and most pages need few of them.
 */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
