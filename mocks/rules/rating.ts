type Rated = { readonly ratingTotal: number; readonly reviewCount: number }

/** The average with one decimal, 0 without reviews, and how many there are. */
export const ratingOf = ({ ratingTotal, reviewCount }: Rated) => ({
  averageReviewRating: reviewCount ? Math.round((ratingTotal / reviewCount) * 10) / 10 : 0,
  totalReviewCount: reviewCount,
})
