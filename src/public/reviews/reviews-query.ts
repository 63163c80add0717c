import { queryOptions } from '@tanstack/react-query'
import { keyOf } from '../../api/operation-ids.ts'
import { spreadOf } from '../../domain/ratings.ts'
import { listInstructorReviews, listInstructorReviewsQuery } from '../calls.ts'

/** The latest reviews of an instructor's classes, with class dates and replies. @param perPage number of reviews; 0 for all */
export const reviewsQuery = (instructorId: string, perPage: number) =>
  listInstructorReviewsQuery({ id: instructorId, include: ['occurrence', 'reply'], perPage })

/** How many of the latest ratings are counted, because no call gives their spread. */
const COUNTED = 500

/** How the latest ratings of an instructor are spread, without anything else of the reviews. */
export const spreadQuery = (instructorId: string) =>
  queryOptions({
    queryKey: [...keyOf('listInstructorReviews'), { spreadOf: instructorId }] as const,
    queryFn: async ({ signal }) =>
      spreadOf((await listInstructorReviews({ id: instructorId, perPage: COUNTED }, { signal })).data),
  })
