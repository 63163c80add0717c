const STARS = [5, 4, 3, 2, 1] as const
type Rated = { attributes: { rating: number } }
export type Bar = { stars: number; count: number; percent: number }

/** The average of the ratings with one decimal, and how they are spread, best first. 0 stars means not rated (spec §3). */
export function spreadOf(reviews: readonly Rated[]): {
  average: number
  rated: number
  bars: Bar[]
} {
  const ratings = reviews.map(({ attributes }) => attributes.rating).filter((rating) => rating > 0)
  const rated = ratings.length
  const total = ratings.reduce((sum, rating) => sum + rating, 0)
  const counts = Map.groupBy(ratings, (rating) => Math.max(1, Math.round(rating)))
  return {
    average: rated ? Math.round((total / rated) * 10) / 10 : 0,
    rated,
    bars: STARS.map((stars) => {
      const count = counts.get(stars)?.length ?? 0
      return { stars, count, percent: rated ? Math.round((count / rated) * 100) : 0 }
    }),
  }
}
