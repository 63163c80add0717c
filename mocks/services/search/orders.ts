import type { Entry } from './entry.ts'

export type Order = (a: Entry, b: Entry) => number

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const numberOf = ({ values }: Entry, name: string) => Number(values[name] ?? 0)

/** By date, with undated records last; then by name. */
export const bySoonest: Order = (a, b) =>
  // Infinity minus Infinity is NaN, which is falsy, so the name decides.
  a.startsAt - b.startsAt || byText(a.name, b.name) || byText(a.hit.objectID, b.hit.objectID)

export const cheapest: Order = (a, b) => numberOf(a, 'price') - numberOf(b, 'price') || bySoonest(a, b)

/** The best average first, and among equal ones the one from more reviews. */
export const highestRated: Order = (a, b) =>
  numberOf(b, 'averageReviewRating') - numberOf(a, 'averageReviewRating') ||
  numberOf(b, 'totalReviewCount') - numberOf(a, 'totalReviewCount') ||
  bySoonest(a, b)
