// The calls of the pages of a class, an instructor and a review. Their code loads with the first of them: most documents bring
// their data along, so that a page is alive before it calls.
import { queryOptions } from '@tanstack/react-query'
import { lateCall } from '../api/late-call.ts'
import { keyOf, type QueryId } from '../api/operation-ids.ts'
import type { CallInit } from '../api/rest.ts'

/** The query of a call, under the same key as the generated one. */
const queryOf =
  <Args, Answer>(id: QueryId, call: (args: Args, init: CallInit) => Promise<Answer>) =>
  (args: Args) =>
    queryOptions({
      queryKey: [...keyOf(id), args] as const,
      queryFn: ({ signal }) => call(args, { signal }),
    })

export const listCertifications = lateCall(
  async () => (await import('../api/generated/training.calls.ts')).listCertifications,
)
export const listInstructorCourses = lateCall(
  async () => (await import('../api/generated/training.calls.ts')).listInstructorCourses,
)
export const listInstructorReviews = lateCall(
  async () => (await import('../api/generated/training.calls.ts')).listInstructorReviews,
)

export const getCourseQuery = queryOf(
  'getCourse',
  lateCall(async () => (await import('../api/generated/training.calls.ts')).getCourse),
)
export const getInstructorQuery = queryOf(
  'getInstructor',
  lateCall(async () => (await import('../api/generated/training.calls.ts')).getInstructor),
)
export const getOccurrenceQuery = queryOf(
  'getOccurrence',
  lateCall(async () => (await import('../api/generated/training.calls.ts')).getOccurrence),
)
export const getRegistrantReviewQuery = queryOf(
  'getRegistrantReview',
  lateCall(async () => (await import('../api/generated/training.calls.ts')).getRegistrantReview),
)
export const listCourseOccurrencesQuery = queryOf(
  'listCourseOccurrences',
  lateCall(async () => (await import('../api/generated/training.calls.ts')).listCourseOccurrences),
)
export const listInstructorReviewsQuery = queryOf('listInstructorReviews', listInstructorReviews)
