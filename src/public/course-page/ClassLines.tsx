import type { ReactNode } from 'react'
import type { ClassLine } from '../../api/services/next-classes.ts'
import { formatPrice } from '../../lib/money.ts'
import { slugify } from '../../lib/slug.ts'
import { formatShortDay, formatTime } from '../../lib/venue-time.ts'
import { paths } from '../../paths.ts'
import plain from '../ui/plain.module.css'
import css from './ClassLines.module.css'
import { Spots } from './Dates.tsx'

/** Dates of classes, one a line, each with its price and its free seats. */
export const ClassLines = ({ classes }: { classes: readonly ClassLine[] }) => (
  <ul className={css['lines']}>
    {classes.map(({ id, courseId, startTime, dayCount, ...line }) => (
      <Line key={id} {...line} id={courseId} about={<Spots date={line} />}>
        <p className={plain['when']}>
          {startTime ? (
            <time dateTime={startTime}>
              {formatShortDay(startTime)}, {formatTime(startTime)}
              {dayCount > 1 && ` · ${dayCount} days`}
            </time>
          ) : (
            'No date yet'
          )}
        </p>
      </Line>
    ))}
  </ul>
)

type Course = {
  /** Of the course. */
  id: string
  name: string
  venue: string
  city: string
  state: string
  price: number
}

/** Courses, one a line. */
export const CourseLines = ({ courses }: { courses: readonly Course[] }) => (
  <ul className={css['lines']}>
    {courses.map((course) => (
      <Line key={course.id} {...course} />
    ))}
  </ul>
)

type LineProps = Course & { about?: ReactNode; children?: ReactNode }

/** The whole line is a link to the class. @param children stands above the name, and `about` below the price */
const Line = ({ id, name, venue, city, state, price, about, children }: LineProps) => (
  <li className={css['line']}>
    <div className={css['what']}>
      {children}
      <h3>
        <a href={paths.publicClass(slugify(name), id)}>{name}</a>
      </h3>
      <p className={plain['dim']}>
        {venue}, {city}, {state}
      </p>
    </div>
    <div className={css['price']}>
      <b>{formatPrice(price)}</b>
      {about}
    </div>
  </li>
)
