import { expect, test } from 'vitest'
import { ratingOf } from './rating.ts'

test.each([
  [0, 0, 0],
  [5, 1, 5],
  [1, 1, 1],
  [9, 2, 4.5],
  [13, 3, 4.3],
  [14, 3, 4.7],
  [17, 4, 4.3],
  [5000, 1000, 5],
])('%i stars of %i reviews are %d on average', (ratingTotal, reviewCount, averageReviewRating) => {
  expect(ratingOf({ ratingTotal, reviewCount })).toEqual({
    averageReviewRating,
    totalReviewCount: reviewCount,
  })
})
