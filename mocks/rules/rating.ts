type Rated = { readonly ratingTotal: number; readonly reviewCount: number }

/** The average to one decimal (0 without reviews), and the number of reviews. */
export const ratingOf = ({ ratingTotal, reviewCount }: Rated) => ({
  averageReviewRating: reviewCount ? Math.round((ratingTotal / reviewCount) * 10) / 10 : 0,
  totalReviewCount: reviewCount,
})
