import plain from '../ui/plain.module.css'
import { PlainLink } from '../ui/PlainLink.tsx'
import css from './Results.module.css'
import { searchAddress, type SearchState } from './search-state.ts'

type PagesProps = {
  state: SearchState
  page: number
  pages: number
  /** Called when the visitor opens another page of results. */
  onTurn: () => void
}

/** Links to the previous and the next page of results. */
export function Pages({ state, page, pages, onTurn }: PagesProps) {
  if (pages < 2) return null
  const to = (other: number) => searchAddress({ ...state, page: other })
  return (
    <nav aria-label="Pages" className={css['pages']}>
      {page > 1 && (
        <PlainLink className={plain['quiet']} to={to(page - 1)} rel="prev" onFollow={onTurn}>
          Previous
        </PlainLink>
      )}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && (
        <PlainLink className={plain['quiet']} to={to(page + 1)} rel="next" onFollow={onTurn}>
          Next
        </PlainLink>
      )}
    </nav>
  )
}
