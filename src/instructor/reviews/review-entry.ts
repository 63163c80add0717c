import type {
  Answer,
  InstructorSummary,
  ReplyResource,
  ReviewAttributes,
  ReviewResource,
} from '../../api/generated/training.types.ts'
import { one } from '../../api/resource.ts'
import type { Day } from '../../lib/venue-time.ts'
import type { ListState } from '../../ui/list-state.ts'

export type ReviewPage = Answer<'listOwnReviews'>

/** A review with everything that came along with it. */
export type ReviewEntry = {
  review: ReviewResource
  reply: ReplyResource | undefined
  /** Null for an event. */
  courseId: string | null | undefined
  /** The days of the class. */
  days: Day[]
  /** Everyone who taught the class. */
  instructors: InstructorSummary[]
}

/** The reviews of a page. Whatever the server left out of `included` is missing from the entry, too. */
export const entriesOf = (page: ReviewPage): ReviewEntry[] =>
  page.data.map((review) => {
    const { occurrenceId, replyId } = review.attributes
    const { courseId, dateIds, instructorIds } =
      one(page, { data: { type: 'occurrences', id: occurrenceId } })?.attributes ?? {}
    return {
      review,
      reply: replyId === null ? undefined : one(page, { data: { type: 'replies', id: replyId } }),
      courseId,
      days: (dateIds ?? []).flatMap((id) => one(page, { data: { type: 'dates', id } })?.attributes ?? []),
      instructors: (instructorIds ?? []).flatMap(
        (id) => one(page, { data: { type: 'instructors', id } }) ?? [],
      ),
    }
  })

/** One page of the reviews without a reply. @param all with all reviews */
export function notReplied(
  all: ReviewPage,
  { page, perPage }: Pick<ListState, 'page' | 'perPage'>,
): ReviewPage {
  const data = all.data.filter(({ attributes }) => attributes.replyId === null)
  const size = perPage || data.length || 1
  return {
    ...all,
    data: data.slice((page - 1) * size, page * size),
    meta: { ...all.meta, total: data.length, totalPages: Math.ceil(data.length / size) },
  }
}

/** What a reviewer is called: `Ana S.`; the author of a private review has no name. */
export const reviewerName = ({ isPublic, firstName, lastNameInitial }: ReviewAttributes) =>
  isPublic && firstName
    ? [firstName, lastNameInitial && `${lastNameInitial.replace('.', '')}.`].filter(Boolean).join(' ')
    : 'Verified student'

/** The page after a reply was added or edited. */
export const withReply = (page: ReviewPage | undefined, reply: ReplyResource): ReviewPage | undefined =>
  page && {
    ...changed(page, reply.attributes.reviewId, reply.id),
    ...(page.included && { included: [...page.included.filter(isNot(reply)), reply] }),
  }

/** The page after the reply to a review was deleted. */
export const withoutReply = (page: ReviewPage | undefined, reviewId: string, replyId: string) =>
  page && {
    ...changed(page, reviewId, null),
    ...(page.included && { included: page.included.filter(isNot({ type: 'replies', id: replyId })) }),
  }

const changed = (page: ReviewPage, reviewId: string, replyId: string | null): ReviewPage => ({
  ...page,
  data: page.data.map((review) =>
    review.id === reviewId ? { ...review, attributes: { ...review.attributes, replyId } } : review,
  ),
})

const isNot =
  ({ type, id }: { type: string; id: string }) =>
  (other: { type: string; id: string }) =>
    other.type !== type || other.id !== id
