import { useQuery } from '@tanstack/react-query'
import type { Answer } from '../../api/generated/training.types.ts'
import { isId } from '../../lib/is-id.ts'
import { useFailure } from '../../ui/failure/useFailure.ts'
import { getOccurrenceQuery, getRegistrantReviewQuery } from '../calls.ts'

/** A review, as its author sees it. */
export type OwnReview = Answer<'getRegistrantReview'>

/** The IDs in the link of the email: the class, and the student who attended it. */
export type ReviewLink = { occurrenceId: string; registrantId: string }

/** Reads the IDs from the link; undefined if one is missing or malformed (spec §2). */
export function reviewLinkOf(search: string): ReviewLink | undefined {
  const query = new URLSearchParams(search)
  const [oid, rid] = [query.get('oid'), query.get('rid')]
  return isId(oid) && isId(rid) ? { occurrenceId: oid, registrantId: rid } : undefined
}

/** The class that the link names. */
export const useReviewedClass = ({ occurrenceId }: ReviewLink) =>
  useQuery(getOccurrenceQuery({ id: occurrenceId }))

/** Whether a review is of another class than the one in the link. Not every server says which class a review is of. */
export const isOfOtherClass = (review: OwnReview | null | undefined, { occurrenceId }: ReviewLink) =>
  (review?.data.attributes.occurrenceId ?? occurrenceId) !== occurrenceId

/**
 * The existing review of the student; null if the API answers 404, because there is none yet. That holds while it is asked
 * again, so that the form stays.
 */
export function useOwnReview({ registrantId }: ReviewLink) {
  const query = useQuery(getRegistrantReviewQuery({ id: registrantId }))
  const failure = useFailure([query])
  const { data, isFetchedAfterMount } = query
  if (failure?.status === 404) return { data: null, error: null }
  return { data, error: failure ?? null, isFetchedAfterMount }
}
