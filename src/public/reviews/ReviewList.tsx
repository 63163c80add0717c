import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import plain from '../ui/plain.module.css'
import { Stars } from '../ui/Stars.tsx'
import css from './ReviewList.module.css'
import type { ReviewView } from './review-view.ts'

type ReviewListProps = {
  reviews: readonly ReviewView[]
  /** Name of the instructor, who wrote the replies. */
  instructor: string
  /** Offers to show all reviews, if these are only some. The button tries again after a failure. */
  showAll?: { label: string; query: Pick<UseQueryResult, 'isFetching' | 'isError' | 'refetch'> } | false
}

/** When all reviews arrive, the button disappears, and the keyboard focus with it. The first new review then takes the focus. */
function takeLostFocus(review: HTMLElement | null) {
  if (document.activeElement === document.body) review?.focus({ preventScroll: true })
}

/** Reviews with their replies, latest first. */
export function ReviewList({ reviews, instructor, showAll = false }: ReviewListProps) {
  // By its ID, because another review may have come in above.
  const [lastShown, setLastShown] = useState<string>()
  const isFirstNew = (i: number) => lastShown !== undefined && reviews[i - 1]?.id === lastShown
  const fetchAll = () => {
    setLastShown(reviews.at(-1)?.id)
    if (showAll) void showAll.query.refetch()
  }
  return (
    <>
      <ul className={css['reviews']}>
        {reviews.map(({ id, author, rating, comment, course, when, reply }, i) => (
          <li key={id} className={css['review']} {...(isFirstNew(i) && { ref: takeLostFocus, tabIndex: -1 })}>
            <p className={plain['row']}>
              <b>{author}</b>
              <Stars rating={rating} />
              <span className={`${plain['dim']} ${plain['small']}`}>
                {course && (
                  <>
                    <a href={course.path}>{course.name}</a> ·{' '}
                  </>
                )}
                {when}
              </span>
            </p>
            {comment ? (
              <p className={plain['prose']}>{comment}</p>
            ) : (
              <p className={plain['dim']}>No comment</p>
            )}
            {reply && (
              <div className={css['reply']}>
                <p>
                  <b>{instructor} replied</b>{' '}
                  <span className={`${plain['dim']} ${plain['small']}`}>{reply.when}</span>
                </p>
                <p className={plain['prose']}>{reply.comment}</p>
              </div>
            )}
          </li>
        ))}
      </ul>
      {showAll && (
        <p>
          <button
            type="button"
            className={plain['quiet']}
            aria-busy={showAll.query.isFetching}
            onClick={fetchAll}
          >
            {showAll.query.isFetching ? 'Loading …' : showAll.label}
          </button>
        </p>
      )}
      {showAll && showAll.query.isError && <p role="alert">We could not load the other reviews.</p>}
    </>
  )
}
