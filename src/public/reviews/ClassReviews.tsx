import { useQuery } from '@tanstack/react-query'
import type { CourseDocument } from '../../api/generated/training.types.ts'
import { plural } from '../../lib/words.ts'
import { paths } from '../../paths.ts'
import plain from '../ui/plain.module.css'
import { PlainLoaded } from '../ui/PlainLoaded.tsx'
import { classReviewsQuery, SOME_REVIEWS } from './class-reviews.ts'
import { RatingSpread } from './RatingSpread.tsx'
import { ReviewList } from './ReviewList.tsx'

type ClassReviewsProps = {
  course: CourseDocument['data']
  /** First name of the instructor. */
  instructor: string
}

const allReviews = (course: CourseDocument['data']) =>
  `${paths.instructor(course.attributes.instructorId)}#reviews`

/** The reviews that the stars of the class count. */
export function OwnReviews({ course, instructor }: ClassReviewsProps) {
  const { totalReviewCount } = course.attributes
  const first = useQuery(classReviewsQuery(course, SOME_REVIEWS))
  // Fetched only when a visitor asks to see all reviews.
  const rest = useQuery({ ...classReviewsQuery(course, 0), enabled: false })
  if (totalReviewCount === 0) return null
  return (
    <section id="reviews" className={plain['stack']} aria-labelledby="reviews-title">
      <h2 id="reviews-title">Reviews of this class</h2>
      <PlainLoaded query={rest.data ? rest : first} what="the reviews" outline="list">
        {({ own, spread, found, total }) => (
          <>
            <RatingSpread {...spread} />
            <ReviewList
              reviews={own}
              instructor={instructor}
              showAll={
                found > own.length && {
                  label: `Show all ${plural(found, 'review')} of this class`,
                  query: rest,
                }
              }
            />
            {found < totalReviewCount && (
              <p>
                Older ones are among <a href={allReviews(course)}>all {plural(total, 'review')}</a> of{' '}
                {instructor}.
              </p>
            )}
          </>
        )}
      </PlainLoaded>
    </section>
  )
}

/** Reviews of the instructor's other classes. If they fail to load, nothing is shown: the instructor's page has them too. */
export function OtherReviews({ course, instructor }: ClassReviewsProps) {
  const { data } = useQuery(classReviewsQuery(course, SOME_REVIEWS))
  if (!data?.others.length) return null
  return (
    <section className={plain['stack']} aria-labelledby="others">
      <h2 id="others">Other classes of {instructor}</h2>
      <p className={plain['dim']}>What students say about them</p>
      <ReviewList reviews={data.others} instructor={instructor} />
      <p>
        <a href={allReviews(course)}>
          All {plural(data.total, 'review')} of {instructor}
        </a>
      </p>
    </section>
  )
}
