import { stateOf } from '../../lib/us-states.ts'
import { everything, placeOf, searchAddress } from './search-state.ts'

const DIRECTORY = /^\/firearms-training\/instructors\/([^/]+)-instructors(?:\/([^/]*)\/([^/]*))?\/?$/

/**
 * The search for the instructors of a state, nearest to its middle first, that a link to the directory leads to (spec §2):
 * /firearms-training/instructors/{state-name}-instructors/{x}/{y}. @returns undefined for any other path
 */
export function directorySearch(path: string): string | undefined {
  const [, text, x = '', y = ''] = DIRECTORY.exec(path) ?? []
  const state = text && stateOf(text)
  if (!state) return undefined
  const place = placeOf(x, y)
  return searchAddress({ ...everything('instructors'), state: state.code, place, miles: Infinity })
}
