import { formatCount, plural } from '../lib/words.ts'
import { US_STATES } from '../lib/us-states.ts'
import type { Results } from './search-query.ts'
import type { SearchState } from './search-state.ts'

/** `24 classes within 50 miles of 53703`, `1 instructor in Wisconsin`. */
export function resultsTitle({ zip, miles, state }: SearchState, { type, total, place }: Results): string {
  const count =
    type === 'classes' ? plural(total, 'class', 'classes') : plural(total, 'instructor', 'instructors')
  const name = state && ` in ${US_STATES[state]}`
  if (!place) return count + name
  const where = zip || 'the chosen place'
  return `${count}${name}${miles === Infinity ? ` around ${where}` : ` within ${formatCount(miles)} miles of ${where}`}`
}
