import { postalCodeOf } from '../../lib/postal-code.ts'
import { formatShortDay } from '../../lib/venue-time.ts'
import { US_STATES } from '../../lib/us-states.ts'
import { SPANS, upTo } from './choices.ts'
import { everything, FLAGS, type SearchState } from './search-state.ts'

/** One condition of a search: its label, the same search without it, and a search with this condition only. */
export type Narrowing = { label: string; without: SearchState; alone: SearchState }

const dayText = (day: string) => formatShortDay(`${day}T00:00:00Z`)

function daysText({ from, to }: SearchState): string {
  if (from && to) return from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`
  return from ? `From ${dayText(from)}` : `Until ${dayText(to)}`
}

/** @param empty the fields of this condition, with their values when it is not set */
function narrowing(state: SearchState, label: string, empty: Partial<SearchState>, own = state): Narrowing {
  // `empty` is a part of the state, so its keys are keys of the state.
  const kept = Object.fromEntries(Object.keys(empty).map((name) => [name, own[name as keyof SearchState]]))
  return {
    label,
    without: { ...state, ...empty, page: 1 },
    alone: { ...everything(state.type), miles: state.miles, ...kept },
  }
}

const placeLabel = (zip: string) => (postalCodeOf(zip) ? `ZIP code ${zip}` : zip || 'The chosen place')

/** The conditions from the fields above the results: what and where to search. */
export function fieldsIn(state: SearchState): Narrowing[] {
  return [
    ...(state.text ? [narrowing(state, state.text, { text: '' })] : []),
    ...(state.zip || state.place
      ? [narrowing(state, placeLabel(state.zip), { zip: '', place: undefined })]
      : []),
  ]
}

/** The filters of a search, each with the search that remains without it. */
export function filtersIn(state: SearchState): Narrowing[] {
  const { state: code, curricula, from, to, when, most, flags } = state
  return [
    ...(code ? [narrowing(state, US_STATES[code] ?? code, { state: '' })] : []),
    ...curricula.map((name) =>
      narrowing(
        state,
        name,
        { curricula: curricula.filter((one) => one !== name) },
        { ...state, curricula: [name] },
      ),
    ),
    ...(from || to ? [narrowing(state, daysText(state), { from: '', to: '' })] : []),
    ...(when ? [narrowing(state, SPANS[when], { when: '' })] : []),
    ...(most === undefined ? [] : [narrowing(state, upTo(most), { most: undefined })]),
    ...flags.map((flag) =>
      narrowing(
        state,
        FLAGS[flag].label,
        { flags: flags.filter((one) => one !== flag) },
        { ...state, flags: [flag] },
      ),
    ),
  ]
}
