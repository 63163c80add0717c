import { paths } from '../../../paths.ts'
import plain from '../../ui/plain.module.css'
import { NextCourses, useNextCourses } from '../NextCourses.tsx'
import { PlaceSearch } from '../PlaceSearch.tsx'
import { StateLinks } from '../StateLinks.tsx'
import { Subjects } from '../Subjects.tsx'
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
          <div className={`${plain['card']} ${css['ask']}`}>
            <PlaceSearch />
          </div>
        </div>
      </div>
      <div className={plain['page']}>
        <NextCourses found={found} />
        <Subjects />
        <section className={plain['stack']} aria-labelledby="states">
          <h2 id="states">Classes by state</h2>
          <StateLinks />
          <p>
            <a href={paths.reciprocity()}>How many states honor my carry permit?</a>
          </p>
        </section>
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
      </div>
    </>
  )
}

export { HomePage as Component }
