import { QuietButton } from '../looks.ts'
import css from './DataTable.module.css'

type NothingFoundProps = {
  filter: string
  /** Whether the filter covers the whole list, not just one page of it. */
  isWhole: boolean
  /** The other pages are still loading. */
  isSearching: boolean | undefined
  onClear: () => void
}

/** In place of the rows, if none of them matches the filter. */
export const NothingFound = ({ filter, isWhole, isSearching, onClear }: NothingFoundProps) => (
  <div className={css['nothing']}>
    <p>
      {isSearching
        ? 'Searching the other pages…'
        : `${isWhole ? 'Nothing' : 'Nothing on this page'} matches “${filter}”.`}
    </p>
    <QuietButton onClick={onClear}>Clear the search</QuietButton>
  </div>
)
