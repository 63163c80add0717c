import { useQuery } from '@tanstack/react-query'
import { offeredQuery } from '../../../api/services/find-courses.ts'
import { mostFirst } from '../../../lib/most-first.ts'
import { paths } from '../../../paths.ts'
import plain from '../../ui/plain.module.css'
import { NextCourses, useNextCourses } from '../NextCourses.tsx'
import { PlaceSearch } from '../PlaceSearch.tsx'
import { StateLinks } from '../StateLinks.tsx'
import { subjectsQuery } from '../subjects-query.ts'
import { windowTitle } from '../../../ui/window-title.ts'
import css from './HomePage.module.css'

const STEPS = [
  [
    'Pick a class',
    'Each page tells you what you learn, what to bring, what it costs and how many seats are left.',
  ],
  [
    'Reserve a seat',
    'Register online for the date that suits you. Cancel up to 48 hours before for a full refund.',
  ],
  ['Train in person', 'A certified instructor teaches a small group, in a classroom and often on a range.'],
] as const

/** The home page, where a visitor looks for a class nearby. */
export function HomePage() {
  const found = useNextCourses()
  return (
    <>
      <title>{windowTitle('In-person firearm and self-defense classes')}</title>
      <div className={css['hero']}>
        <div className={css['inner']}>
          <h1>In-person firearm and self-defense classes</h1>
          <p className={plain['lead']}>
            Taught by certified instructors, in classrooms and on ranges across the country. Find the next one
            near you.
          </p>
          <PlaceSearch />
        </div>
      </div>
      <div className={plain['page']}>
        <NextCourses found={found}>
          <p>
            <a href={paths.classes()}>All classes</a>
          </p>
        </NextCourses>
        <Subjects />
        <section className={plain['stack']} aria-labelledby="how">
          <h2 id="how">How a class works</h2>
          <ol className={css['steps']}>
            {STEPS.map(([title, text], i) => (
              <li key={title} className={css['step']}>
                <span aria-hidden className={css['number']}>
                  {i + 1}
                </span>
                <h3>{title}</h3>
                <p className={plain['dim']}>{text}</p>
              </li>
            ))}
          </ol>
        </section>
        <section className={plain['stack']} aria-labelledby="states">
          <h2 id="states">Classes by state</h2>
          <StateLinks />
        </section>
      </div>
    </>
  )
}

/** The curricula that have classes, each with a search for them. If they cannot be loaded, the search still has them. */
function Subjects() {
  const names = useQuery(subjectsQuery()).data ?? []
  const offered = useQuery(offeredQuery()).data?.subjects
  const subjects = mostFirst(offered).filter(([name]) => names.includes(name))
  if (!subjects.length) return null
  return (
    <section className={plain['stack']} aria-labelledby="subjects">
      <h2 id="subjects">What you can learn</h2>
      <ul className={plain['row']}>
        {subjects.map(([name, count]) => (
          <li key={name}>
            <a className={plain['quiet']} href={paths.classesOf(name)}>
              {name} {count}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

export { HomePage as Component }
