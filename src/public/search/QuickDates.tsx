import chips from '../ui/Chips.module.css'
import { PlainLink } from '../ui/PlainLink.tsx'
import css from './QuickDates.module.css'
import { type Span, SPANS } from './choices.ts'
import { FLAGS, searchAddress, type SearchState } from './search-state.ts'

const EVENINGS = FLAGS.evening.label

/** The labels of what can be chosen here, and need not be shown as chosen once more. */
export const QUICK_LABELS: ReadonlySet<string> = new Set([...Object.values(SPANS), EVENINGS])

/** Days and hours that people ask for. Each is a link to the same search with it, and the chosen one to that without. */
export function QuickDates({ state, state: { when, flags } }: { state: SearchState }) {
  const to = (more: Partial<SearchState>) => searchAddress({ ...state, page: 1, ...more })
  const isEvening = flags.includes('evening')
  const others = flags.filter((flag) => flag !== 'evening')
  return (
    <ul className={`${chips['chips']} ${css['dates']}`} aria-label="Dates">
      {Object.entries(SPANS).map(([span, label]) => (
        <li key={span}>
          <PlainLink
            className={chips['chip']}
            // A key of SPANS, of which Object.entries says only that it is a text.
            to={to({ from: '', to: '', when: when === span ? '' : (span as Span) })}
            aria-current={when === span || undefined}
          >
            {label}
          </PlainLink>
        </li>
      ))}
      <li>
        <PlainLink
          className={chips['chip']}
          to={to({ flags: isEvening ? others : [...flags, 'evening'] })}
          aria-current={isEvening || undefined}
        >
          {EVENINGS}
        </PlainLink>
      </li>
    </ul>
  )
}
