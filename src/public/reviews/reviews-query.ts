import { listInstructorReviewsQuery } from '../../api/generated/training.hooks.ts'

/** The latest reviews of an instructor's classes, with class dates and replies. @param perPage number of reviews; 0 for all */
export const reviewsQuery = (instructorId: string, perPage: number) =>
  listInstructorReviewsQuery({ id: instructorId, include: ['occurrence', 'reply'], perPage })
