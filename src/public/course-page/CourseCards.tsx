import { formatPrice } from '../../lib/money.ts'
import { slugify } from '../../lib/slug.ts'
import { formatShortDay, formatTime } from '../../lib/venue-time.ts'
import { paths } from '../../paths.ts'
import plain from '../ui/plain.module.css'
import { Picture } from '../ui/Picture.tsx'
import { Stars } from '../ui/Stars.tsx'
import css from './CourseCards.module.css'

/** A course as a card shows it, from the search or from the courses of an instructor. */
export type CourseCard = {
  id: string
  name: string
  price: number
  venue: string
  city: string
  state: string
  image: string | undefined
  /** Start of its next class; null if there is none, undefined if the list does not say. */
  nextStartTime?: string | null
  /** Whether that class has no seat left. */
  isFull?: boolean
  taughtBy?: string
  averageReviewRating?: number
  totalReviewCount?: number
}

/** Courses as cards. Each card is a link to the page of the course. */
export const CourseCards = ({ courses }: { courses: readonly CourseCard[] }) => (
  <ul className={css['cards']}>
    {courses.map((course) => (
      <li key={course.id} className={css['card']}>
        <Picture
          address={course.image}
          className={css['picture']}
          width={480}
          height={240}
          sizes="(min-width: 48em) 24rem, 4.5rem"
        />
        <div className={css['text']}>
          {course.nextStartTime !== undefined && (
            <p className={css['when']}>
              <When start={course.nextStartTime} />
              {course.isFull && ' · Full'}
            </p>
          )}
          <h3>
            <a href={paths.publicClass(slugify(course.name), course.id)}>{course.name}</a>
          </h3>
          <p className={plain['dim']}>
            {course.venue}, {course.city}, {course.state}
          </p>
          {course.taughtBy && <p className={plain['dim']}>With {course.taughtBy}</p>}
          <p className={css['price']}>
            <b>{formatPrice(course.price)}</b>
            <Stars rating={course.averageReviewRating ?? 0} count={course.totalReviewCount ?? 0} />
          </p>
        </div>
      </li>
    ))}
  </ul>
)

const When = ({ start }: { start: string | null }) =>
  start ? (
    <>
      {formatShortDay(start)}, <span className={css['time']}>{formatTime(start)}</span>
    </>
  ) : (
    'No date yet'
  )
