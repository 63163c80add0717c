import { useQuery } from '@tanstack/react-query'
import { nextCoursesQuery } from '../../api/services/find-courses.ts'
import { CourseCards } from '../../classes/CourseCards.tsx'
import { hitCards } from '../../classes/hit-cards.ts'
import { paths } from '../../paths.ts'
import plain from '../../ui/plain/plain.module.css'
import { PlainLoaded } from '../../ui/plain/PlainLoaded.tsx'
import { PlaceSearch } from '../PlaceSearch.tsx'
import { NEXT_COURSES } from '../sizes.ts'
import { StateLinks } from '../StateLinks.tsx'
import { TITLES } from '../titles.ts'

/** Ways to find a class: a place search, the states, and the next dates. */
export function ClassesPage() {
  const found = useQuery(nextCoursesQuery(undefined, NEXT_COURSES))
  return (
    <div className={plain['page']}>
      <title>{TITLES.classes}</title>
      <header className={plain['head']}>
        <h1>Find a class</h1>
        <p className={plain['lead']}>
          Start with your location. Every class shows its dates, price and free seats.
        </p>
        <PlaceSearch />
        <p>
          <a href={paths.instructorSearch()}>Search by date, curriculum and more</a>
        </p>
      </header>
      <section className={plain['stack']} aria-labelledby="states">
        <h2 id="states">By state</h2>
        <StateLinks byState={found.data?.byState} />
      </section>
      <section className={plain['stack']} aria-labelledby="next">
        <h2 id="next">Next dates</h2>
        <PlainLoaded query={found} what="the next dates" outline="list">
          {({ courses }) => <CourseCards courses={hitCards(courses)} />}
        </PlainLoaded>
      </section>
    </div>
  )
}

export { ClassesPage as Component }
