import { VENUES } from '../seed/venues.ts'
import { STATES, TERRITORIES } from './states.ts'

export type Place = { city: string | null; state: string; lat: number; lng: number }

const stateAt = (prefix: number) =>
  [...STATES, ...TERRITORIES].find(({ prefixes }) =>
    prefixes.some(([from, to]) => prefix >= from && prefix <= to),
  )

/**
 * The location of a five-digit postal code: the venue with that code, else a venue in its area (the first three
 * digits), else the center of the state. Undefined if no such area exists.
 */
export function placeOf(postalCode: string): Place | undefined {
  const area = postalCode.slice(0, 3)
  const venue =
    VENUES.find((one) => one.postalCode === postalCode) ??
    VENUES.find((one) => one.postalCode.startsWith(area))
  if (venue) return { city: venue.city, state: venue.state, lat: venue.lat, lng: venue.lng }
  const state = stateAt(Number(area))
  return state && { city: null, state: state.abbreviation, lat: state.lat, lng: state.lng }
}
