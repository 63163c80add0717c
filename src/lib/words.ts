import { once } from './once.ts'

const number = once(() => new Intl.NumberFormat('en-US'))

/** `10,000` */
export const formatCount = (count: number) => number().format(count)

/** `1 student`, `10,000 students`. */
export const plural = (count: number, one: string, many = `${one}s`) =>
  `${formatCount(count)} ${count === 1 ? one : many}`

/** With a capital first letter; the other letters stay as they are. */
export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
