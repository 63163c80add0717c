const number = new Intl.NumberFormat('en-US')

/** `1 student`, `10,000 students`. */
export const plural = (count: number, one: string, many = `${one}s`) =>
  `${number.format(count)} ${count === 1 ? one : many}`
