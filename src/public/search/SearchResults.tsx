import type { ApiError } from '../../api/errors.ts'
import plain from '../ui/plain.module.css'
import { PlainLink } from '../ui/PlainLink.tsx'
import { PlainLoaded } from '../ui/PlainLoaded.tsx'
import { ClassRow } from './ClassRow.tsx'
import { InstructorRow } from './InstructorRow.tsx'
import { Narrowings } from './Narrowings.tsx'
import { NoResults } from './NoResults.tsx'
import { LinkChips } from '../ui/LinkChips.tsx'
import { Pages } from './Pages.tsx'
import css from './Results.module.css'
import rows from './rows.module.css'
import { resultsTitle } from './results-title.ts'
import type { Outcome, Results } from './search-query.ts'
import { searchAddress, type SearchState, type Sort, SORTS } from './search-state.ts'
import type { Town } from './find/towns.ts'
import { type ApplyForm, FORM, FOUND, RESULTS, toResults } from './useSearch.ts'

type SearchResultsProps = {
  state: SearchState
  /** The search whose results are on the screen, which may be the previous one. */
  shown: SearchState
  query: {
    data: Outcome | undefined
    error: ApiError | null
    refetch: () => unknown
    isFetching: boolean
    /** Whether the results on the screen still belong to the previous search. */
    isPlaceholderData: boolean
  }
  apply: ApplyForm
}

/** The results of a search, in the chosen order, one page at a time. */
export const SearchResults = ({ state, shown, query, apply }: SearchResultsProps) => (
  <section
    id={FOUND}
    tabIndex={-1}
    className={plain['stack']}
    aria-label="Results"
    aria-busy={query.isPlaceholderData}
  >
    <Narrowings state={state} />
    <PlainLoaded query={query} what="the results" failure="Search is unavailable, try again" outline="list">
      {({ problem, towns, results }) => (
        <>
          {towns && <Towns state={state} towns={towns} />}
          {problem === 'unknown-city' && <AsWords state={state} />}
          <Found state={state} shown={shown} results={results} apply={apply} />
        </>
      )}
    </PlainLoaded>
  </section>
)

/** The cities that a visitor may have meant. */
const Towns = ({ state, towns }: { state: SearchState; towns: readonly Town[] }) => (
  <div className={`${plain['card']} ${plain['stack']}`}>
    <p className={plain['strong']}>Which {state.zip}?</p>
    <LinkChips
      chips={towns.map(({ name, count }) => ({
        name,
        count,
        href: searchAddress({ ...state, zip: name, page: 1 }),
      }))}
    />
  </div>
)

/** A visitor may have typed something else into the field of the place. */
const AsWords = ({ state }: { state: SearchState }) => (
  <p className={plain['card']}>
    <PlainLink to={searchAddress({ ...state, text: state.zip, zip: '', page: 1 })} onFollow={toResults}>
      Search for the word “{state.zip}” instead
    </PlainLink>
  </p>
)

type FoundProps = Pick<SearchResultsProps, 'state' | 'shown' | 'apply'> & { results: Results }

function Found({ state, shown, results, apply }: FoundProps) {
  return (
    <>
      <div className={css['toolbar']}>
        <div role="status">
          <h2 id={RESULTS} tabIndex={-1} className={css['title']}>
            {resultsTitle(shown, results)}
          </h2>
        </div>
        <SortField state={state} apply={apply} isNear={results.place !== undefined} />
        {results.total > 0 && (
          <PlainLink
            className={`${plain['quiet']} ${css['map-link']}`}
            to={searchAddress({ ...state, isMapOpen: !state.isMapOpen })}
          >
            {state.isMapOpen ? 'Hide map' : 'Show map'}
          </PlainLink>
        )}
      </div>
      {results.total === 0 ? (
        <NoResults state={shown} results={results} />
      ) : (
        <>
          <ul className={rows['rows']}>
            {results.type === 'classes'
              ? results.hits.map((hit) => <ClassRow key={hit.courseId} hit={hit} place={results.place} />)
              : results.hits.map((hit) => (
                  <InstructorRow key={hit.objectID} hit={hit} place={results.place} />
                ))}
          </ul>
          <Pages state={state} page={results.page} pages={results.pages} onTurn={toResults} />
        </>
      )}
    </>
  )
}

const LABELS: Record<Exclude<Sort, 'best'>, string> = {
  soonest: 'Soonest',
  price: 'Price',
  rating: 'Rating',
}

function SortField({ state, apply, isNear }: { state: SearchState; apply: ApplyForm; isNear: boolean }) {
  const best = isNear ? 'Nearest' : state.type === 'classes' ? 'Soonest' : 'Name'
  // Without a place, `best` already means the soonest.
  const sorts = SORTS[state.type].filter((sort) => isNear || sort !== 'soonest' || state.sort === sort)
  return (
    <label className={css['sort']}>
      <span>Sort by</span>
      <select
        name="sort"
        form={FORM}
        value={state.sort}
        onChange={(event) => apply(event.currentTarget.form)}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {sort === 'best' ? best : LABELS[sort]}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" form={FORM} className={plain['link']}>
          Sort
        </button>
      </noscript>
    </label>
  )
}
