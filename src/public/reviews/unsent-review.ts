// What a student has written in a review and not sent (docs/decisions/drafts.md).
import { pageOwner } from '../../session/page-owner.ts'
import { drafts } from '../../ui/form/drafts.ts'
import type { ReviewLink } from './own-review.ts'

const REVIEW = 'review.'

/** The name of a draft, with both IDs of the link, so that it leads back to the form. */
export const draftOf = ({ occurrenceId, registrantId }: ReviewLink) =>
  `${REVIEW}oid=${occurrenceId}&rid=${registrantId}`

/** The query of the link to the review that this person has written last and not sent; undefined if there is none. */
export function unsentReview(): string | undefined {
  const { userId } = pageOwner.getState()
  const all = userId ? drafts.allOf(userId) : []
  return all.find(({ name }) => name.startsWith(REVIEW))?.name.replace(REVIEW, '?')
}
