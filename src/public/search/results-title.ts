import { formatCount, plural } from '../../lib/words.ts'
import { US_STATES } from '../../lib/us-states.ts'
import { windowTitle } from '../../ui/window-title.ts'
import type { Results } from './search-query.ts'
import type { SearchState } from './search-state.ts'

/** `24 classes within 50 miles of 53703`, `1 instructor in Wisconsin`. */
export function resultsTitle({ zip, miles, state }: SearchState, { type, total, place }: Results): string {
  const count =
    type === 'classes' ? plural(total, 'class', 'classes') : plural(total, 'instructor', 'instructors')
  const name = state && ` in ${US_STATES[state]}`
  if (!place) return count + name
  // The middle of the state, from a directory link, only sorts its instructors.
  if (!zip && name && miles === Infinity) return count + name
  const where = zip || 'the chosen place'
  return `${count}${name}${miles === Infinity ? ` around ${where}` : ` within ${formatCount(miles)} miles of ${where}`}`
}

const SUBJECTS = { classes: 'Classes', instructors: 'Instructors' }

/** The title of the window, which tells searches apart in tabs and in the history: `Classes near 53703`. */
export function searchTitle({ type, text, zip, state }: SearchState): string {
  const parts = [text && ` for “${text}”`, state && ` in ${US_STATES[state]}`, zip && ` near ${zip}`].join('')
  // "Classes" alone is the title of the page with all states.
  return windowTitle(type === 'classes' && !parts ? 'Search classes' : SUBJECTS[type] + parts)
}
