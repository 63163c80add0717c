import type { CourseHit } from '../../api/generated/search.types.ts'
import type { CourseCard } from './CourseCards.tsx'

/** Search hits as course cards. */
export const hitCards = (hits: readonly CourseHit[]): CourseCard[] =>
  hits.map(
    ({ objectID, cardImages, name, price, venue, city, state, nextStartTime, taughtBy, ...rating }) => ({
      id: objectID,
      image: cardImages[0],
      name,
      price,
      venue,
      city,
      state,
      nextStartTime,
      taughtBy,
      averageReviewRating: rating.averageReviewRating,
      totalReviewCount: rating.totalReviewCount,
    }),
  )
