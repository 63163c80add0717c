import type { AnyRow } from './rows.ts'

export type Order<R> = (a: R, b: R) => number

/**
 * Compares by each key in turn; `-key` is descending. Null always comes last, and the ID breaks ties, so the order is
 * total and a row never appears on two pages.
 */
export function by<R extends AnyRow>(...keys: string[]): Order<R> {
  const criteria = [...keys, 'id'].map((key) => {
    const descending = key.startsWith('-')
    return { field: (descending ? key.slice(1) : key) as keyof R, sign: descending ? -1 : 1 }
  })
  return (a, b) => {
    for (const { field, sign } of criteria) {
      const x = a[field]
      const y = b[field]
      if (x === y) continue
      if (x == null) return 1
      if (y == null) return -1
      return x < y ? -sign : sign
    }
    return 0
  }
}
