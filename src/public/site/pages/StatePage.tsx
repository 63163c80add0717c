import { useQuery } from '@tanstack/react-query'
import { nextCoursesQuery, offeredQuery } from '../../../api/services/find-courses.ts'
import { CourseCards } from '../../course-page/CourseCards.tsx'
import { hitCards } from '../../course-page/hit-cards.ts'
import { config } from '../../../config.ts'
import { mailHref, phoneHref } from '../../../lib/contact-href.ts'
import { mostFirst } from '../../../lib/most-first.ts'
import { neighborsOf } from '../../../lib/state-neighbors.ts'
import { plural } from '../../../lib/words.ts'
import { stateOf, stateSlug, US_STATES } from '../../../lib/us-states.ts'
import { paths } from '../../../paths.ts'
import { directoryPath } from '../../search/directory-path.ts'
import { Crumbs } from '../../ui/Crumbs.tsx'
import { LinkChips } from '../../ui/LinkChips.tsx'
import { NotFound } from '../../ui/NotFound.tsx'
import plain from '../../ui/plain.module.css'
import { PlainLoaded } from '../../ui/PlainLoaded.tsx'
import { useCanonical } from '../../ui/useCanonical.ts'
import { PlaceSearch } from '../PlaceSearch.tsx'
import type { PageProps } from '../pages.ts'
import { COURSES_OF_STATE } from '../sizes.ts'
import { windowTitle } from '../../../ui/window-title.ts'

/** The classes of a state. The address has the state's name, slug or abbreviation. */
export function StatePage({ params: { state = '' } }: PageProps) {
  const found = stateOf(state)
  return found ? <State {...found} /> : <NotFound />
}

function State({ code, name }: { code: string; name: string }) {
  useCanonical(paths.classesIn(stateSlug(name)))
  const found = useQuery(nextCoursesQuery(code, COURSES_OF_STATE))
  const instructors = useQuery(offeredQuery()).data?.instructors[code] ?? 0
  return (
    <div className={plain['page']}>
      <title>{windowTitle(`Classes in ${name}`)}</title>
      <header className={plain['head']}>
        <Crumbs steps={[{ name: 'Classes', path: paths.classes() }]} here={name} />
        <h1>Classes in {name}</h1>
        <p className={plain['lead']}>
          In-person firearm and self-defense training with certified instructors.
        </p>
        <PlaceSearch />
      </header>
      <section className={plain['stack']} aria-labelledby="list">
        <h2 id="list">{found.data ? plural(found.data.total, 'class', 'classes') : 'Classes'}</h2>
        <PlainLoaded query={found} what="the classes" outline="list">
          {({ courses }) =>
            courses.length > 0 ? (
              <CourseCards courses={hitCards(courses)} />
            ) : (
              <Elsewhere code={code} name={name} />
            )
          }
        </PlainLoaded>
      </section>
      <ul className={plain['stack']}>
        {instructors > 0 && (
          <li>
            <a href={directoryPath(code)}>
              {plural(instructors, 'instructor')} in {name}
            </a>
          </li>
        )}
        <li>
          <a href={paths.reciprocity(stateSlug(name))}>
            How many states honor a concealed-carry permit from {name}?
          </a>
        </li>
      </ul>
    </div>
  )
}

/** Where else a visitor can look if a state has no classes. Only what leads to something. */
function Elsewhere({ code, name }: { code: string; name: string }) {
  const { data } = useQuery(offeredQuery())
  const neighbors = mostFirst(data?.states).filter(([one]) => neighborsOf(code).includes(one))
  return (
    <div className={`${plain['card']} ${plain['stack']}`}>
      <p className={plain['strong']}>There are no classes in {name} at the moment</p>
      {neighbors.length > 0 && (
        <>
          <p>Look in a neighboring state:</p>
          <LinkChips
            chips={neighbors.map(([neighbor, count]) => ({
              name: US_STATES[neighbor] ?? '',
              count,
              href: paths.classesIn(stateSlug(US_STATES[neighbor] ?? '')),
            }))}
          />
        </>
      )}
      <p>
        <a href={paths.classes()}>See the classes of all states</a>
      </p>
      <p>
        Would you like a class in {name}? Ask us at{' '}
        <a href={phoneHref(config.supportPhone)}>{config.supportPhone}</a> or{' '}
        <a href={mailHref(config.supportEmail)}>{config.supportEmail}</a>: {config.supportHours}
      </p>
    </div>
  )
}

export { StatePage as Component }
