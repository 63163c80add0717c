import plain from '../ui/plain.module.css'
import { Stars } from '../ui/Stars.tsx'
import css from './ReviewList.module.css'
import type { ReviewView } from './review-view.ts'

/** Reviews with their replies, latest first. @param instructor name of the instructor, who wrote the replies */
export const ReviewList = ({
  reviews,
  instructor,
}: {
  reviews: readonly ReviewView[]
  instructor: string
}) => (
  <ul className={css['reviews']}>
    {reviews.map(({ id, author, rating, comment, course, when, reply }) => (
      <li key={id} className={css['review']}>
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
        {comment ? <p className={plain['prose']}>{comment}</p> : <p className={plain['dim']}>No comment</p>}
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
)
