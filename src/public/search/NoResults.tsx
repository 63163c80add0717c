import { useQuery } from '@tanstack/react-query'
import { neighborsOf } from '../../lib/state-neighbors.ts'
import { slugify } from '../../lib/slug.ts'
import { plural } from '../../lib/words.ts'
import { US_STATES } from '../../lib/us-states.ts'
import { paths } from '../../paths.ts'
import plain from '../ui/plain.module.css'
import { PlainLink } from '../ui/PlainLink.tsx'
import { ClassRow } from './ClassRow.tsx'
import css from './Results.module.css'
import rows from './rows.module.css'
import { loosenedQuery, type Results } from './search-query.ts'
import { toResults } from './useSearch.ts'
import { searchAddress, everything, isNarrowed, type SearchState } from './search-state.ts'

type NoResultsProps = { state: SearchState; results: Results }

/** What to try if there are no results: fewer filters, a neighboring state, or a request to an instructor nearby. */
export function NoResults({ state, results }: NoResultsProps) {
  const { data } = useQuery({ ...loosenedQuery(state, results.place), enabled: isNarrowed(state) })
  const [first] = data?.closest ?? []
  const neighbors = neighborsOf(state.state).filter((code) => results.counts.states[code])
  return (
    <div className={plain['stack']}>
      <div className={`${plain['card']} ${plain['stack']}`}>
        <p>
          {isNarrowed(state)
            ? 'Nothing matches your whole search. These searches have results:'
            : 'There is nothing here right now. Please come back later.'}
        </p>
        <ul className={css['ways']}>
          {data?.ways.map(({ label, total, address }) => (
            <li key={label}>
              <PlainLink to={address} onFollow={toResults}>
                {label}
              </PlainLink>
              <span className={plain['dim']}> {plural(total, 'result')}</span>
            </li>
          ))}
          {neighbors.map((code) => (
            <li key={code}>
              <PlainLink to={searchAddress({ ...state, state: code, page: 1 })} onFollow={toResults}>
                In {US_STATES[code]}
              </PlainLink>
              <span className={plain['dim']}> {plural(results.counts.states[code] ?? 0, 'result')}</span>
            </li>
          ))}
          {isNarrowed(state) && (
            <li>
              <PlainLink to={searchAddress(everything(state.type))} onFollow={toResults}>
                {state.type === 'classes' ? 'All classes' : 'All instructors'}
              </PlainLink>
            </li>
          )}
        </ul>
      </div>
      {data && first && (
        <section className={plain['stack']} aria-labelledby="closest">
          <h3 id="closest">{results.place ? 'Closest classes' : 'Next classes'}</h3>
          <p className={plain['dim']}>
            None of the dates suit you?{' '}
            <a href={`${paths.publicClass(slugify(first.name), first.courseId)}?request=date`}>
              Ask {first.taughtBy} for another one
            </a>
            , or open a class and ask its instructor.
          </p>
          <ul className={rows['rows']}>
            {data.closest.map((hit) => (
              <ClassRow key={hit.objectID} hit={hit} place={results.place} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
