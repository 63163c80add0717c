// The instructor directory (spec §2): links of the shape /firearms-training/instructors/{state-name}-instructors/{x}/{y}.
import { centerOf } from '../../lib/state-centers.ts'
import { stateOf, stateSlug } from '../../lib/us-states.ts'
import { everything, placeOf, searchAddress } from './search-state.ts'

const DIRECTORY = /^\/firearms-training\/instructors\/([^/]+)-instructors(?:\/([^/]*)\/([^/]*))?\/?$/

/**
 * The directory link of a state. The specification does not explain `x` and `y`: we take them for the latitude and longitude
 * of the middle of the state.
 * @param text its abbreviation or its name
 */
export function directoryPath(text: string): string {
  const { code = '', name = '' } = stateOf(text) ?? {}
  const { lat = '', lng = '' } = centerOf(code) ?? {}
  return `/firearms-training/instructors/${stateSlug(name)}-instructors/${lat}/${lng}`
}

/** The search for the instructors of a state, nearest to its middle first, that a directory link leads to. */
export function directorySearch(path: string): string | undefined {
  const [, text, x = '', y = ''] = DIRECTORY.exec(path) ?? []
  const state = text && stateOf(text)
  if (!state) return undefined
  const place = placeOf(x, y)
  return searchAddress({ ...everything('instructors'), state: state.code, place, miles: Infinity })
}
