import { useQuery } from '@tanstack/react-query'
import { getOccurrenceQuery, getRegistrantReviewQuery } from '../../api/generated/training.hooks.ts'
import type { Answer } from '../../api/generated/training.types.ts'

/** A review as its author sees it. */
export type OwnReview = Answer<'getRegistrantReview'>

/** What the link of the email says: which class, and who attended it. */
export type ReviewLink = { occurrenceId: string; registrantId: string }

const isId = (id: string | null): id is string => id !== null && /^[A-Za-z0-9_-]{1,64}$/.test(id)

/** The ids of a link; undefined if one is missing or cannot be one (spec §2). */
export function reviewLinkOf(search: string): ReviewLink | undefined {
  const query = new URLSearchParams(search)
  const [oid, rid] = [query.get('oid'), query.get('rid')]
  return isId(oid) && isId(rid) ? { occurrenceId: oid, registrantId: rid } : undefined
}

/** The class that a link is about. */
export const useReviewedClass = ({ occurrenceId }: ReviewLink) =>
  useQuery(getOccurrenceQuery({ id: occurrenceId }))

/** The review that was written before, or null for none: a refusal with 404 is no failure here. */
export function useOwnReview({ registrantId }: ReviewLink) {
  const { data, error, refetch, isFetching } = useQuery(getRegistrantReviewQuery({ id: registrantId }))
  const isNone = data === undefined && error?.status === 404
  return { data: isNone ? null : data, error: isNone ? null : error, refetch, isFetching }
}
