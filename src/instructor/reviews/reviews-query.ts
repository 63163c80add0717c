import { listOwnReviewsQuery } from '../../api/generated/training.hooks.ts'
import type { ListState } from '../../ui/list-state.ts'

/**
 * One page of an instructor's reviews, or all of them on a single page. Nothing of another page stands in for it while it
 * loads (spec §4 "Reviews").
 */
export const reviewsQuery = ({ page, perPage }: Pick<ListState, 'page' | 'perPage'>) =>
  listOwnReviewsQuery({ include: ['occurrence', 'reply'], page: perPage === 0 ? 1 : page, perPage })

/** All reviews without anything beside them: no call gives how the ratings are spread. */
export const ratingsQuery = () => listOwnReviewsQuery({ page: 1, perPage: 0 })
