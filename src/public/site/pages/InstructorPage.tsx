import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { InstructorDocument } from '../../../api/generated/training.types.ts'
import { CourseCards } from '../../course-page/CourseCards.tsx'
import { nameOf, profileFacts, profileTitle } from '../../instructors/profile.ts'
import { profileQuery, taughtQuery } from '../../instructors/profile-query.ts'
import { US_STATES } from '../../../lib/us-states.ts'
import { paths } from '../../../paths.ts'
import { ReviewList } from '../../reviews/ReviewList.tsx'
import { reviewViews, type TaughtCourse } from '../../reviews/review-view.ts'
import { reviewsQuery } from '../../reviews/reviews-query.ts'
import { directoryPath } from '../../search/directory.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Crumbs } from '../../ui/Crumbs.tsx'
import plain from '../../ui/plain.module.css'
import { PlainLoaded } from '../../ui/PlainLoaded.tsx'
import { Stars } from '../../ui/Stars.tsx'
import { useCanonical } from '../../ui/useCanonical.ts'
import type { PageProps } from '../pages.ts'
import { PAGE_OF_REVIEWS } from '../sizes.ts'

/** The public profile of an instructor: the person, their classes, and their students' reviews. */
export function InstructorPage({ params: { id = '' } }: PageProps) {
  return (
    <PlainLoaded query={useQuery(profileQuery(id))} what="this instructor" isPage outline="page">
      {(profile) => <Profile profile={profile} />}
    </PlainLoaded>
  )
}

function Profile({ profile: { data } }: { profile: InstructorDocument }) {
  const {
    firstName,
    lastName,
    imageUrl,
    city,
    state,
    number,
    biography,
    averageReviewRating,
    totalReviewCount,
  } = data.attributes
  useCanonical(paths.instructor(data.id))
  const taught = useQuery(taughtQuery(data.id))
  return (
    <article className={plain['page']}>
      <title>{profileTitle(data)}</title>
      <header className={plain['head']}>
        <Crumbs
          steps={[
            { name: 'Classes', path: paths.classes() },
            ...(US_STATES[state]
              ? [{ name: `Instructors in ${US_STATES[state]}`, path: directoryPath(state) }]
              : []),
          ]}
          here={nameOf(data)}
        />
        <div className={plain['row']}>
          <Avatar firstName={firstName} lastName={lastName} imageUrl={imageUrl} isLarge />
          <div className={plain['head']}>
            <h1>{nameOf(data)}</h1>
            <p className={plain['row']}>
              <Stars rating={averageReviewRating} count={totalReviewCount} href="#reviews" />
              <span className={plain['dim']}>
                Certified instructor {number} · {city}, {state}
              </span>
            </p>
          </div>
        </div>
        {profileFacts(data).length > 0 && (
          <p className={plain['row']}>
            {profileFacts(data).map((fact) => (
              <span key={fact} className={plain['badge']}>
                {fact}
              </span>
            ))}
          </p>
        )}
        {biography && <p className={`${plain['lead']} ${plain['prose']}`}>{biography}</p>}
      </header>
      <section className={plain['stack']} aria-labelledby="courses">
        <h2 id="courses">Classes with {firstName}</h2>
        <PlainLoaded query={taught} what="the classes" outline="list">
          {(list) =>
            list.length > 0 ? (
              <CourseCards courses={list} />
            ) : (
              <p className={plain['dim']}>{firstName} has no classes on offer at the moment.</p>
            )
          }
        </PlainLoaded>
      </section>
      <Reviews instructorId={data.id} name={firstName} courses={taught.data} />
    </article>
  )
}

type ReviewsProps = {
  instructorId: string
  name: string
  courses: readonly TaughtCourse[] | undefined
}

function Reviews({ instructorId, name, courses }: ReviewsProps) {
  const [all, setAll] = useState(false)
  const first = useQuery(reviewsQuery(instructorId, PAGE_OF_REVIEWS))
  const rest = useQuery({ ...reviewsQuery(instructorId, 0), enabled: all })
  return (
    <section id="reviews" className={plain['stack']} aria-labelledby="reviews-title">
      <h2 id="reviews-title">Reviews</h2>
      <PlainLoaded query={rest.data ? rest : first} what="the reviews" outline="list">
        {(reviews) =>
          reviews.data.length > 0 ? (
            <>
              <ReviewList reviews={reviewViews(reviews, courses)} instructor={name} />
              {reviews.meta.total > reviews.data.length && (
                <p>
                  <button
                    type="button"
                    className={plain['quiet']}
                    disabled={rest.isFetching}
                    onClick={() => setAll(true)}
                  >
                    {rest.isFetching ? 'Loading …' : `Show all ${reviews.meta.total} reviews`}
                  </button>
                </p>
              )}
              {rest.isError && <p role="alert">We could not load the other reviews.</p>}
            </>
          ) : (
            <p className={plain['dim']}>Nobody has reviewed a class of {name} yet.</p>
          )
        }
      </PlainLoaded>
    </section>
  )
}

export { InstructorPage as Component }
