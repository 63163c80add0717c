import type { Violation } from '../../contracts/reader/validate.ts'
import type { Answer, Args, OperationId } from '../../src/api/generated/geocoding.types.ts'
import type { AnyHandler } from '../handler.ts'
import { ServiceRefusal } from '../refusal.ts'
import { placeOf } from './zip.ts'

/** The only accepted key, which is also the application's default. */
const KEY = 'demo-geocoding-key'

type GeocodingAnswer = Answer<'geocodePostalCode'>

const refused = (status: GeocodingAnswer['status'], message: string): GeocodingAnswer => ({
  status,
  results: [],
  error_message: message,
})

/** Google's geocoding by postal code. It answers 200 even when it refuses. */
export const geocoding = {
  geocodePostalCode({ components, key }: Args<'geocodePostalCode'>): GeocodingAnswer {
    if (key !== KEY) return refused('REQUEST_DENIED', 'The provided API key is invalid.')
    const postalCode = components.slice('postal_code:'.length, components.indexOf('|'))
    const place = placeOf(postalCode)
    if (!place) return { status: 'ZERO_RESULTS', results: [] }
    const { city, state, lat, lng } = place
    const address = [city, `${state} ${postalCode}`, 'USA'].filter(Boolean).join(', ')
    return { status: 'OK', results: [{ formatted_address: address, geometry: { location: { lat, lng } } }] }
  },
} satisfies Record<OperationId, AnyHandler>

export function invalidGeocoding(violations: Violation[]) {
  const answer = violations.some(({ field }) => field === 'key')
    ? refused('REQUEST_DENIED', 'You must use an API key to authenticate each request.')
    : refused(
        'INVALID_REQUEST',
        "Invalid request. Missing the 'address', 'components', 'latlng' or 'place_id' parameter.",
      )
  return new ServiceRefusal(200, answer.status, answer)
}
