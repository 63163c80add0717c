import { listInstructorReviewsQuery } from '../../api/generated/training.hooks.ts'

/** The latest reviews of an instructor's classes, with the dates of the classes and the replies. @param perPage 0 for all */
export const reviewsQuery = (instructorId: string, perPage: number) =>
  listInstructorReviewsQuery({ id: instructorId, include: ['occurrence', 'reply'], perPage })
