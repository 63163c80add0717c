import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { ownCoursesQuery } from '../../api/queries.ts'
import { plural } from '../../lib/words.ts'
import { useUserId } from '../../session/useUserId.ts'
import { Pager } from '../../ui/data-table/Pager.tsx'
import { useRowFocus } from '../../ui/data-table/useRowFocus.ts'
import { VIRTUAL_FROM } from '../../ui/data-table/LongBody.tsx'
import { FailureNotice, Notice, StaleNotice } from '../../ui/Notice.tsx'
import { isSettled, useFailure } from '../../ui/failure/useFailure.ts'
import { Hint } from '../../ui/looks.ts'
import { TypeTabs } from '../../ui/tabs/TypeTabs.tsx'
import { useLastPage } from '../../ui/useLastPage.ts'
import { anyText } from '../../ui/url-params.ts'
import { type List, useListState } from '../../ui/useListState.ts'
import { usePanel } from '../../ui/useUrlState.ts'
import { entriesOf, notReplied, reviewerName } from './review-entry.ts'
import { ReviewCard } from './ReviewCard.tsx'
import css from './Reviews.module.css'
import { REVIEW_TYPES, type ReviewType, reviewsQuery } from './reviews-query.ts'
import { useRemoveReply } from './useReplies.tsx'

/**
 * The review that is being replied to, one at a time (spec §4 "Reviews"). It is in the URL, so that opening another review,
 * another page and Back all ask before they lose an unsent reply.
 */
const PANEL = { reply: anyText }

/** With more reviews than this, a phone takes a moment to show all of them. */
const MANY = 200

const LABELS: Record<ReviewType, string> = { ALL: 'All', NOT_REPLIED: 'Not replied' }

/** An instructor's reviews, latest first, a page at a time: all of them, or those without a reply. */
export function ReviewList() {
  const list = useListState(REVIEW_TYPES, Object.keys(PANEL))
  return (
    <>
      <TypeTabs label="Which reviews" labels={LABELS} value={list.type} onChange={list.setType} />
      <Reviews key={list.type} list={list} />
    </>
  )
}

function Reviews({ list }: { list: List<ReviewType> }) {
  const userId = useUserId()
  const query = useQuery(reviewsQuery(list))
  const courseNames = useCourseNames(userId)
  const { panel, open, close } = usePanel(PANEL)
  const { isRemoving, remove } = useRemoveReply()
  const box = useRef<HTMLDivElement>(null)
  const rowFocus = useRowFocus(box)
  const failure = useFailure([query])
  const { data, error } = query
  const page = data && list.type === 'NOT_REPLIED' ? notReplied(data, list) : data
  const isBeyond = useLastPage({ list, meta: page?.meta })

  if (failure) return <FailureNotice what="your reviews" error={failure} />
  if (!page || !courseNames || isBeyond) return <LoadingReviews />
  if (!page.meta.total && data?.meta.total)
    return <Notice title="Every review has a reply">New reviews without one appear here.</Notice>
  if (!page.meta.total)
    return <Notice title="No reviews yet">Students can review a class once it is over.</Notice>
  const { total } = page.meta
  return (
    <div className={css['stack']} ref={box} tabIndex={-1} {...rowFocus}>
      {error && <StaleNotice error={error} />}
      {list.perPage === 0 && total > MANY && (
        <Hint>All {plural(total, 'review')} are on this page, which can be slow on a phone.</Hint>
      )}
      <ul className={css['list']} aria-label="Reviews" data-long={page.data.length > VIRTUAL_FROM}>
        {entriesOf(page).map((entry, position) => {
          const { review, reply, courseId } = entry
          return (
            <ReviewCard
              key={review.id}
              entry={entry}
              position={position}
              userId={userId}
              courseName={courseNames.get(courseId ?? '')}
              isActive={review.id === panel.reply}
              isRemoving={isRemoving(review.id)}
              onReply={() => open({ reply: review.id })}
              onClose={close}
              onRemove={() => reply && void remove(reply, reviewerName(review.attributes))}
            />
          )
        })}
      </ul>
      <Pager list={list} {...page.meta} label="reviews" onPage={() => box.current?.focus()} />
    </div>
  )
}

/** The names of an instructor's courses, once it is settled which are known. Reviews do without them. */
function useCourseNames(userId: string): ReadonlyMap<string, string> | undefined {
  const active = useQuery(ownCoursesQuery(userId, 'ACTIVE'))
  const archived = useQuery(ownCoursesQuery(userId, 'ARCHIVED'))
  if (!isSettled(active) || !isSettled(archived)) return undefined
  const courses = [...(active.data?.data ?? []), ...(archived.data?.data ?? [])]
  return new Map(courses.map(({ id, attributes }) => [id, attributes.name]))
}

const LoadingReviews = () => (
  <div className={css['stack']} role="status" aria-label="Loading reviews">
    {[0, 1, 2].map((card) => (
      <div key={card} className={css['card']} aria-hidden>
        <Skeleton height={20} width="30%" />
        <Skeleton height={14} width="20%" />
        <Skeleton height={14} width="80%" />
        <Skeleton height={14} width="45%" />
      </div>
    ))}
  </div>
)
