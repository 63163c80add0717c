import { atMost, required } from '../../lib/field-errors.ts'
import type { OwnReview } from './own-review.ts'

export type ReviewValues = { rating: string; comment: string; visibility: 'public' | 'anonymous' }

const LONGEST_COMMENT = 5000

/** The initial values of the form: empty, or those of the existing review. A rating of 0 means none. */
export function reviewValues(own: OwnReview | null): ReviewValues {
  const { rating = 0, comment = '', isPublic = true } = own?.data.attributes ?? {}
  return {
    rating: rating > 0 ? String(Math.max(1, Math.round(rating))) : '',
    comment,
    visibility: isPublic ? 'public' : 'anonymous',
  }
}

/** The rules by field. The comment may be empty. */
export const reviewRules = {
  rating: (rating: string) => (rating ? undefined : required),
  comment: atMost(LONGEST_COMMENT),
}

export const reviewBody = ({ rating, comment, visibility }: ReviewValues) => ({
  rating: Number(rating),
  comment: comment.trim(),
  isPublic: visibility === 'public',
})

/** What each number of stars means, in words. */
export const RATINGS = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as const
