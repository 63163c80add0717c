import { formatCount, plural } from '../../lib/words.ts'
import { US_STATES } from '../../lib/us-states.ts'
import { windowTitle } from '../../ui/window-title.ts'
import type { Results } from './search-query.ts'
import { YOUR_LOCATION } from './choices.ts'
import type { SearchState } from './search-state.ts'

/** `24 classes within 50 miles of 53703`, `1 instructor in Wisconsin`. */
export function resultsTitle(
  { miles, state }: SearchState,
  { type, total, place, where: name }: Results,
): string {
  const count =
    type === 'classes' ? plural(total, 'class', 'classes') : plural(total, 'instructor', 'instructors')
  const inState = state && ` in ${US_STATES[state]}`
  if (!place) return count + inState
  // The middle of the state, from a directory link, only sorts its instructors.
  if (!name && inState && miles === Infinity) return count + inState
  const where = inSentence(name) || 'the chosen place'
  return `${count}${inState}${miles === Infinity ? ` around ${where}` : ` within ${formatCount(miles)} miles of ${where}`}`
}

const inSentence = (place: string) => (place === YOUR_LOCATION ? 'your location' : place)

const SUBJECTS = { classes: 'Classes', instructors: 'Instructors' }

/** The title of the window, which tells searches apart in tabs and in the history: `Classes near 53703`. */
export function searchTitle({ type, text, zip, state, curricula: [subject, another] }: SearchState): string {
  const about = subject && another === undefined ? `${subject}: ` : ''
  const parts = [
    text && ` for “${text}”`,
    state && ` in ${US_STATES[state]}`,
    zip && ` near ${inSentence(zip)}`,
  ].join('')
  const kind = about ? SUBJECTS[type].toLowerCase() : SUBJECTS[type]
  // "Classes" alone is the title of the page with all states.
  return windowTitle(type === 'classes' && !about && !parts ? 'Search classes' : about + kind + parts)
}
