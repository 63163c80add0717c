import plain from '../../ui/plain.module.css'
import { NextCourses, useNextCourses } from '../NextCourses.tsx'
import { PlaceSearch } from '../PlaceSearch.tsx'
import { StateLinks } from '../StateLinks.tsx'
import { Subjects } from '../Subjects.tsx'
import { windowTitle } from '../../../ui/window-title.ts'

/** Ways to find a class: a place search, the states, and the next dates. */
export function ClassesPage() {
  const found = useNextCourses()
  return (
    <div className={plain['page']}>
      <title>{windowTitle('Classes')}</title>
      <header className={plain['head']}>
        <h1>Find a class</h1>
        <p className={plain['lead']}>
          Start with where and when. Every class shows its dates, price and free seats.
        </p>
        <PlaceSearch />
      </header>
      <section className={plain['stack']} aria-labelledby="states">
        <h2 id="states">By state</h2>
        <StateLinks />
      </section>
      <Subjects />
      <NextCourses found={found} />
    </div>
  )
}

export { ClassesPage as Component }
