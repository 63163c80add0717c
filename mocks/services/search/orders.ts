import type { Entry } from './entry.ts'

export type Order = (a: Entry, b: Entry) => number

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const numberOf = ({ values }: Entry, name: string) => Number(values[name] ?? 0)

/** By date, with undated records last; then by name. */
export const bySoonest: Order = (a, b) =>
  // Infinity minus Infinity is NaN, which is falsy, so the name decides.
  a.startsAt - b.startsAt || byText(a.name, b.name) || byText(a.hit.objectID, b.hit.objectID)

export const cheapest: Order = (a, b) => numberOf(a, 'price') - numberOf(b, 'price') || bySoonest(a, b)

/** As many reviews of so many stars are added to everyone's own: a single 5.0 says less than a hundred of 4.8. */
const PRIOR = { reviews: 10, stars: 4 }

/** Unrated entries come last. */
function weighted(entry: Entry) {
  const count = numberOf(entry, 'totalReviewCount')
  const stars = numberOf(entry, 'averageReviewRating') * count + PRIOR.stars * PRIOR.reviews
  return count && stars / (count + PRIOR.reviews)
}

export const highestRated: Order = (a, b) => weighted(b) - weighted(a) || bySoonest(a, b)
