import type { ClassHit } from '../../api/generated/search.types.ts'
import type { CourseCard } from './CourseCards.tsx'

/** Search hits as course cards. */
export const hitCards = (hits: readonly ClassHit[]): CourseCard[] =>
  hits.map(({ courseId, cardImages, startTime, canHaveRegistrants, spotsAvailable, ...hit }) => ({
    ...hit,
    id: courseId,
    image: cardImages[0],
    nextStartTime: startTime,
    isFull: startTime !== null && canHaveRegistrants && spotsAvailable === 0,
  }))
