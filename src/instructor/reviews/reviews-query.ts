import { listOwnReviewsQuery } from '../../api/generated/training.hooks.ts'
import type { ListState } from '../../ui/list-state.ts'

/** All reviews, or those that wait for an answer. */
export const REVIEW_TYPES = ['ALL', 'NOT_REPLIED'] as const
export type ReviewType = (typeof REVIEW_TYPES)[number]

/**
 * One page of an instructor's reviews, or all of them on a single page, which is also where those without a reply are found.
 * Nothing of another page stands in for it while it loads (spec §4 "Reviews").
 */
export const reviewsQuery = ({ type, page, perPage }: ListState<ReviewType>) =>
  listOwnReviewsQuery({
    include: ['occurrence', 'reply'],
    ...(type === 'NOT_REPLIED' || perPage === 0 ? { page: 1, perPage: 0 } : { page, perPage }),
  })

/** All reviews without anything beside them: no call gives how the ratings are spread. */
export const ratingsQuery = () => listOwnReviewsQuery({ page: 1, perPage: 0 })
