/**
 * A whole number with commas: `10,000`. `Intl` would take 9 ms for the first number on a page, and four times as long on a
 * slow phone.
 */
export const formatCount = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',')

/** `1 student`, `10,000 students`. */
export const plural = (count: number, one: string, many = `${one}s`) =>
  `${formatCount(count)} ${count === 1 ? one : many}`

/** With a capital first letter; the other letters stay as they are. */
export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
