import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CourseDocument } from '../../../api/generated/training.types.ts'
import { nextClassesOfQuery } from '../../../api/services/next-classes.ts'
import { publicCourseQuery, datesQuery } from '../../course-page/class-queries.ts'
import { ClassLines } from '../../course-page/ClassLines.tsx'
import { ClassSummary } from '../../course-page/ClassSummary.tsx'
import {
  canonicalPath,
  classTitle,
  glanceOf,
  pictureOf,
  stateStep,
  tagsOf,
  teacherOf,
} from '../../course-page/course-facts.ts'
import { CourseDetails } from '../../course-page/CourseDetails.tsx'
import { Dates } from '../../course-page/Dates.tsx'
import { datesOf, isFull, isOpen } from '../../course-page/class-dates.ts'
import { Questions } from '../../course-page/Questions.tsx'
import { RegisterForDate } from '../../course-page/Register.tsx'
import { RegisterBar } from '../../course-page/RegisterBar.tsx'
import { similarTo } from '../../course-page/similar.ts'
import { SimilarClasses } from '../../course-page/SimilarClasses.tsx'
import { InstructorCard } from '../../instructors/InstructorCard.tsx'
import { formatDays } from '../../../lib/venue-time.ts'
import { visit } from '../../../lib/visit.ts'
import { paths } from '../../../paths.ts'
import { OtherReviews, OwnReviews } from '../../reviews/ClassReviews.tsx'
import { excerpt } from '../../head.ts'
import { Crumbs } from '../../ui/Crumbs.tsx'
import plain from '../../ui/plain.module.css'
import { Picture } from '../../ui/Picture.tsx'
import { later } from '../../../ui/later.tsx'
import { laterDialog } from '../../ui/laterDialog.tsx'
import { PlainLoaded } from '../../ui/PlainLoaded.tsx'
import { RequestLink } from '../../ui/RequestLink.tsx'
import { Stars } from '../../ui/Stars.tsx'
import { Subscribe } from '../../ui/Subscribe.tsx'
import { useCanonical } from '../../ui/useCanonical.ts'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import { useRequest } from '../../ui/useRequest.ts'
import type { PageProps } from '../pages.ts'
import { NEXT_CLASSES } from '../sizes.ts'
import type { KeepClassProps } from '../saved/KeepClass.tsx'
import css from './ClassPage.module.css'

const CourseContact = laterDialog(
  async () => (await import('../../course-page/contact/CourseContact.tsx')).CourseContact,
)
const KeepClass = later<KeepClassProps>(
  async () => (await import('../saved/KeepClass.tsx')).KeepClass,
  null,
  () => null,
)
const CONTACTS = /^(?:date|question|details|email)$/
/** Of the instructor, without those of this class. */
const MOST_OTHERS = 4

/** The public page of a class: its content, dates, place, price and instructor, and how to get a seat. */
export function ClassPage({ params: { id = '' } }: PageProps) {
  return (
    <PlainLoaded query={useQuery(publicCourseQuery(id))} what="this class" isPage outline="page">
      {(course) => <ClassContent course={course} />}
    </PlainLoaded>
  )
}

export type DraftProps = PageProps & { children: ReactNode }

/**
 * The page of a course as visitors will see it, for its instructor: the API shows nobody else a course that is not published.
 * Everybody else gets the children. It is here because what a second file shares would load with every page.
 */
export function DraftPage({ params: { id = '' }, children }: DraftProps) {
  const { data, isPending } = useQuery(publicCourseQuery(id))
  if (isPending) return <div className={plain['page']} role="status" aria-label="Loading this class" />
  if (!data || data.data.attributes.isPublished || data.data.attributes.isArchived) return children
  return (
    <>
      <p className={css['draft']}>Only you see this page until you publish the course.</p>
      <ClassContent course={data} />
    </>
  )
}

function ClassContent({ course }: { course: CourseDocument }) {
  const { attributes } = course.data
  const { name, location, averageReviewRating, totalReviewCount } = attributes
  const path = canonicalPath(course.data)
  const teacher = teacherOf(course)
  const instructor = teacher?.attributes.firstName ?? 'the instructor'
  const picture = pictureOf(course)
  // A document is the same for every visit.
  const tid = useIsHydrated() ? visit().tid : undefined
  const dates = useQuery({ ...datesQuery(course.data.id), select: (list) => datesOf(list, location, tid) })
  const { request, occurrenceId, close } = useRequest()
  useCanonical(path)
  return (
    <article className={`${plain['page']} ${css['article']}`}>
      <title>{classTitle(course.data)}</title>
      <div className={css['columns']}>
        <header className={plain['head']}>
          <Crumbs
            steps={[{ name: 'Classes', path: paths.classes() }, ...stateStep(location.state)]}
            here={name}
          />
          <h1>{name}</h1>
          <p className={plain['lead']}>
            {location.name}, {location.city}, {location.state}
            {teacher && (
              <>
                {' · with '}
                <a href={paths.instructor(teacher.id)}>
                  {teacher.attributes.firstName} {teacher.attributes.lastName}
                </a>
              </>
            )}
          </p>
          <div className={plain['row']}>
            <Stars rating={averageReviewRating} count={totalReviewCount} href="#reviews" />
            {tagsOf(course).map((tag) => (
              <span key={tag} className={plain['badge']}>
                {tag}
              </span>
            ))}
          </div>
          {attributes.description && <p className={plain['prose']}>{excerpt(attributes.description)}</p>}
          <p className={plain['dim']}>{glanceOf(course).join(' · ')}</p>
        </header>
        <aside className={css['aside']} aria-label="Registration">
          {picture && (
            <Picture
              address={picture}
              className={css['picture']}
              width={1200}
              height={630}
              sizes="(min-width: 62em) 23rem, 100vw"
              isFirst
            />
          )}
          <ClassSummary course={course.data} dates={dates}>
            <KeepClass id={course.data.id} name={name} path={path} />
          </ClassSummary>
        </aside>
        <div className={css['content']}>
          <section id="dates" className={plain['stack']} aria-labelledby="dates-title">
            <h2 id="dates-title">Dates</h2>
            <PlainLoaded query={dates} what="the dates" outline="list">
              {(all) =>
                all.length > 0 ? (
                  <>
                    <Dates
                      dates={all}
                      chosen={request ? undefined : occurrenceId}
                      renderAction={(date) => (
                        <>
                          {!isFull(date) && (
                            <a
                              className={plain['link']}
                              href={paths.calendarOfDate(course.data.id, date.occurrenceId)}
                              rel="nofollow"
                              aria-label={`Add to calendar: ${formatDays(date.days)}`}
                            >
                              Add to calendar
                            </a>
                          )}
                          <RegisterForDate course={course.data} date={date} />
                        </>
                      )}
                    />
                    <p className={plain['row']}>
                      None of these dates suit you?
                      <RequestLink request="date">Request another date</RequestLink>
                    </p>
                  </>
                ) : (
                  <div className={plain['card']}>
                    <p className={plain['strong']}>No upcoming dates</p>
                    <p className={plain['dim']}>
                      Ask for a date, and you will get an answer within one business day.
                    </p>
                  </div>
                )
              }
            </PlainLoaded>
            <Subscribe path={paths.calendarOfClass(course.data.id)} />
          </section>
          {dates.data && !dates.data.some(isOpen) && <SimilarClasses query={similarTo(course)} />}
          <CourseDetails course={course} />
          <OwnReviews course={course.data} instructor={instructor} />
          {teacher && (
            <section className={plain['stack']} aria-labelledby="teacher">
              <h2 id="teacher">Your instructor</h2>
              <InstructorCard summary={teacher} />
              <OtherClasses course={course.data} instructor={instructor} />
            </section>
          )}
          <Questions instructor={instructor} />
          <OtherReviews course={course.data} instructor={instructor} />
        </div>
      </div>
      <RegisterBar course={course.data} dates={dates.data} />
      <CourseContact
        course={course.data}
        date={dates.data?.find((date) => date.occurrenceId === occurrenceId)}
        request={request}
        opened={CONTACTS.test(request ?? '')}
        onClose={close}
      />
    </article>
  )
}

/** The next dates of the instructor's other classes. Without them, the page still leads to the instructor. */
function OtherClasses({ course, instructor }: { course: CourseDocument['data']; instructor: string }) {
  const { data = [] } = useQuery(nextClassesOfQuery(course.attributes.instructorId, NEXT_CLASSES * 2))
  const others = data.filter(({ courseId }) => courseId !== course.id).slice(0, MOST_OTHERS)
  if (!others.length) return null
  return (
    <>
      <h3>Next in other classes of {instructor}</h3>
      <ClassLines classes={others} />
    </>
  )
}

export { ClassPage as Component }
