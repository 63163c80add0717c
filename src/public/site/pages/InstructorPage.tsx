import { useQuery } from '@tanstack/react-query'
import { nextClassesOfQuery } from '../../../api/services/next-classes.ts'
import type { InstructorDocument } from '../../../api/generated/training.types.ts'
import { ClassLines, CourseLines } from '../../course-page/ClassLines.tsx'
import { Certificates } from '../../instructors/Certificates.tsx'
import { nameOf, profileFacts, profileTitle } from '../../instructors/profile.ts'
import { certificatesQuery, profileQuery, taughtQuery } from '../../instructors/profile-query.ts'
import { plural } from '../../../lib/words.ts'
import { stateSlug, US_STATES } from '../../../lib/us-states.ts'
import { paths } from '../../../paths.ts'
import { RatingsOutline, RatingSpread } from '../../reviews/RatingSpread.tsx'
import { ReviewList } from '../../reviews/ReviewList.tsx'
import { includedIn, reviewViews, type TaughtCourse } from '../../reviews/review-view.ts'
import { reviewsQuery, spreadQuery } from '../../reviews/reviews-query.ts'
import { isSettled } from '../../../ui/failure/useFailure.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Crumbs } from '../../ui/Crumbs.tsx'
import plain from '../../ui/plain.module.css'
import { PlainLoaded } from '../../ui/PlainLoaded.tsx'
import { Stars } from '../../ui/Stars.tsx'
import { Subscribe } from '../../ui/Subscribe.tsx'
import { useCanonical } from '../../ui/useCanonical.ts'
import type { PageProps } from '../pages.ts'
import { FIRST_REVIEWS, NEXT_CLASSES } from '../sizes.ts'
import css from './InstructorPage.module.css'

const classesIn = (state: string) => paths.classesIn(stateSlug(state))

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
  const inState = US_STATES[state]
  useCanonical(paths.instructor(data.id))
  const taught = useQuery(taughtQuery(data.id))
  const certificates = useQuery(certificatesQuery(data.attributes.accountId))
  return (
    <article className={`${plain['page']} ${css['columns']}`}>
      <title>{profileTitle(data)}</title>
      <header className={plain['head']}>
        <Crumbs
          steps={[
            { name: 'Classes', path: paths.classes() },
            ...(inState ? [{ name: `Classes in ${inState}`, path: classesIn(inState) }] : []),
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
        {taught.data?.length !== 0 && (
          <p>
            <a className={plain['button']} href="#classes">
              See the next classes
            </a>
          </p>
        )}
      </header>
      {/* Trust does not depend on the certifications, so the page does without if they do not load. */}
      {(certificates.data ? certificates.data.length > 0 : !isSettled(certificates)) && (
        <section className={`${plain['card']} ${plain['stack']} ${css['aside']}`} aria-labelledby="teaches">
          <h2 id="teaches" className={plain['strong']}>
            Certified to teach
          </h2>
          <PlainLoaded query={certificates} what="the certifications" outline="lines">
            {(all) => <Certificates certificates={all} />}
          </PlainLoaded>
        </section>
      )}
      <Reviews instructorId={data.id} name={firstName} courses={taught.data} />
      <Classes profile={data} />
    </article>
  )
}

/** The next dates, then all courses. An instructor without any leads to the classes of others. */
function Classes({ profile: { id, attributes } }: { profile: InstructorDocument['data'] }) {
  const { firstName, state } = attributes
  const inState = US_STATES[state]
  const taught = useQuery(taughtQuery(id))
  const next = useQuery(nextClassesOfQuery(id, NEXT_CLASSES))
  const classes = next.data ?? []
  const shown = new Set(classes.map(({ courseId }) => courseId))
  return (
    <section id="classes" className={plain['stack']} aria-labelledby="classes-title">
      <h2 id="classes-title">Classes with {firstName}</h2>
      {!next.data && !next.isError && <div className={plain['list']} />}
      {classes.length > 0 && <ClassLines classes={classes} />}
      <PlainLoaded query={taught} what="the classes" outline="list">
        {(courses) =>
          courses.length === 0 ? (
            <div className={`${plain['card']} ${plain['stack']}`}>
              <p>{firstName} has no classes on offer at the moment.</p>
              <p>
                <a className={plain['button']} href={inState ? classesIn(inState) : paths.classSearch()}>
                  {inState ? `Classes in ${inState}` : 'Find a class'}
                </a>
              </p>
            </div>
          ) : (
            courses.some(({ id: course }) => !shown.has(course)) && (
              <details className={plain['more']} open={!classes.length}>
                <summary>Show all {plural(courses.length, 'class', 'classes')}</summary>
                <CourseLines courses={courses} />
              </details>
            )
          )
        }
      </PlainLoaded>
      <Subscribe path={paths.calendarOfInstructor(id)} />
    </section>
  )
}

type ReviewsProps = {
  instructorId: string
  name: string
  courses: readonly TaughtCourse[] | undefined
}

function Reviews({ instructorId, name, courses }: ReviewsProps) {
  const first = useQuery(reviewsQuery(instructorId, FIRST_REVIEWS))
  // Fetched only when a visitor asks to see all reviews.
  const rest = useQuery({ ...reviewsQuery(instructorId, 0), enabled: false })
  const spread = useQuery(spreadQuery(instructorId))
  return (
    <section id="reviews" className={plain['stack']} aria-labelledby="reviews-title">
      <h2 id="reviews-title">Reviews</h2>
      <PlainLoaded query={rest.data ? rest : first} what="the reviews" outline="list">
        {(reviews) =>
          reviews.data.length > 0 ? (
            <>
              {spread.data ? <RatingSpread {...spread.data} /> : !isSettled(spread) && <RatingsOutline />}
              <ReviewList
                reviews={reviewViews(reviews.data, includedIn(reviews), courses)}
                instructor={name}
                showAll={
                  reviews.meta.total > reviews.data.length && {
                    label: `Show all ${reviews.meta.total} reviews`,
                    query: rest,
                  }
                }
              />
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
