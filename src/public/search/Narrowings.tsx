import chips from '../ui/Chips.module.css'
import css from './Results.module.css'
import { filtersIn } from './narrowing.ts'
import { QUICK_LABELS } from './QuickDates.tsx'
import { searchAddress, type SearchState } from './search-state.ts'
import { toResults } from './useSearch.ts'
import { PlainLink } from '../ui/PlainLink.tsx'

/** A search without any filter. */
export const NO_FILTER = {
  state: '',
  curricula: [],
  from: '',
  to: '',
  when: '',
  most: undefined,
  flags: [],
} as const

/** The active filters, beside the dates that are chosen above them. Each one is a link to the same search without it. */
export function Narrowings({ state }: { state: SearchState }) {
  const narrowings = filtersIn(state).filter(({ label }) => !QUICK_LABELS.has(label))
  if (narrowings.length === 0) return null
  return (
    <ul className={chips['chips']} aria-label="Chosen filters">
      {narrowings.map(({ label, without }) => (
        <li key={label}>
          <PlainLink className={chips['chip']} to={searchAddress(without)} onFollow={toResults}>
            <span className="visually-hidden">Remove </span>
            {label}
            <span aria-hidden>×</span>
          </PlainLink>
        </li>
      ))}
      {narrowings.length > 1 && (
        <li>
          <PlainLink
            className={css['clear']}
            to={searchAddress({ ...state, ...NO_FILTER, page: 1 })}
            onFollow={toResults}
          >
            Clear filters
          </PlainLink>
        </li>
      )}
    </ul>
  )
}
