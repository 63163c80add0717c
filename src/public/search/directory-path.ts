import { centerOf } from '../../lib/state-centers.ts'
import { stateOf, stateSlug } from '../../lib/us-states.ts'

/**
 * The link to the directory of the instructors of a state (spec §2). The specification does not explain the `x` and `y` in
 * it: we take them for the latitude and longitude of the middle of the state. directory.ts says where it leads.
 * @param text its abbreviation or its name
 */
export function directoryPath(text: string): string {
  const { code = '', name = '' } = stateOf(text) ?? {}
  const { lat = '', lng = '' } = centerOf(code) ?? {}
  return `/firearms-training/instructors/${stateSlug(name)}-instructors/${lat}/${lng}`
}
