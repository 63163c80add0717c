import { formatCount } from '../../../lib/words.ts'
import { Filters } from '../../search/Filters.tsx'
import { MapPanel } from '../../search/MapPanel.tsx'
import { PLACE_PROBLEMS } from '../../search/place-problems.ts'
import { QuickDates } from '../../search/QuickDates.tsx'
import { searchTitle } from '../../search/results-title.ts'
import { SearchForm } from '../../search/SearchForm.tsx'
import { SearchResults } from '../../search/SearchResults.tsx'
import type { Results } from '../../search/search-query.ts'
import { searchAddress, asType, type SearchState, type SearchType } from '../../search/search-state.ts'
import { useSearch } from '../../search/useSearch.ts'
import css from './SearchPage.module.css'
import { PlainLink } from '../../ui/PlainLink.tsx'

/** Search for classes and instructors (spec §2). */
export function SearchPage() {
  const { state, shown, query, apply, applied } = useSearch()
  const { data: outcome, isPlaceholderData: isOld } = query
  const results = outcome?.results
  const problem = isOld ? undefined : outcome?.problem
  const isMapOpen = state.isMapOpen && results !== undefined && results.total > 0
  return (
    <div className={`${css['page']} ${isMapOpen ? css['withMap'] : ''}`}>
      <title>{searchTitle(state)}</title>
      <h1>{state.type === 'classes' ? 'Search classes' : 'Search instructors'}</h1>
      <SearchForm
        state={state}
        apply={apply}
        applied={applied}
        placeError={problem && PLACE_PROBLEMS[problem]}
      />
      <Tabs state={state} results={results} isOld={isOld} />
      {state.type === 'classes' && <QuickDates state={state} />}
      <div className={css['columns']}>
        <Filters state={state} results={results} isOld={isOld} apply={apply} applied={applied} />
        <div className={`${css['results']} ${isOld ? css['old'] : ''}`}>
          <SearchResults state={state} shown={shown} query={query} apply={apply} />
        </div>
        {isMapOpen && <MapPanel results={results} miles={state.miles} />}
      </div>
    </div>
  )
}

const NAMES: Record<SearchType, string> = { classes: 'Classes', instructors: 'Instructors' }

type TabsProps = { state: SearchState; results: Results | undefined; isOld: boolean }

function Tabs({ state, results, isOld }: TabsProps) {
  const countOf = (type: SearchType) => results && (type === results.type ? results.total : results.others)
  return (
    <nav aria-label="Kind of results" aria-busy={isOld} className={css['tabs']}>
      {(['classes', 'instructors'] as const).map((type) => {
        const count = countOf(type)
        return (
          <PlainLink
            key={type}
            to={searchAddress(asType(state, type))}
            aria-current={type === state.type ? 'page' : undefined}
          >
            {NAMES[type]}{' '}
            <span className={css['count']}>{count !== undefined && `(${formatCount(count)})`}</span>
          </PlainLink>
        )
      })}
    </nav>
  )
}

export { SearchPage as Component }
