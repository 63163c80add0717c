import { useQuery } from '@tanstack/react-query'
import { nextCoursesQuery } from '../../api/services/find-courses.ts'
import { CourseCards } from '../course-page/CourseCards.tsx'
import { hitCards } from '../course-page/hit-cards.ts'
import { plural } from '../../lib/words.ts'
import { paths } from '../../paths.ts'
import plain from '../ui/plain.module.css'
import { PlainLoaded } from '../ui/PlainLoaded.tsx'
import { NEXT_COURSES } from './sizes.ts'

/** The courses with the next dates anywhere. */
export const useNextCourses = () => useQuery(nextCoursesQuery(undefined, NEXT_COURSES))

/** The next dates as cards, and the way to all others. */
export const NextCourses = ({ found }: { found: ReturnType<typeof useNextCourses> }) => (
  <section className={plain['stack']} aria-labelledby="next">
    <h2 id="next">Next dates</h2>
    <PlainLoaded query={found} what="the next dates" outline="list">
      {({ courses, total }) =>
        courses.length > 0 ? (
          <>
            <CourseCards courses={hitCards(courses)} />
            <p>
              <a href={paths.classSearch()}>All {plural(total, 'class', 'classes')}</a>
            </p>
          </>
        ) : (
          <p className={plain['card']}>
            No class has a date at the moment. <a href={paths.instructorSearch()}>Find an instructor</a> and
            ask for one.
          </p>
        )
      }
    </PlainLoaded>
  </section>
)
