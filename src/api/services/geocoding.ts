import { config } from '../../config.ts'
import { postalCodeOf } from '../../lib/postal-code.ts'
import { ApiError, failure } from '../errors.ts'
import { geocodePostalCode } from '../generated/geocoding.calls.ts'
import type { CallInit } from '../rest.ts'

/** Latitude and longitude as the academy search expects them: at most 7 characters each, including the sign. */
export type Coordinates = { lat: string; lng: string }

/**
 * Cuts the number off at 7 characters without rounding (spec §5): -122.419416 becomes -122.41, and 44.953703 becomes
 * 44.9537.
 */
export const cut = (degrees: number): string =>
  // String() would write a number this small with an exponent.
  Math.abs(degrees) < 1e-6 ? '0' : String(degrees).slice(0, 7)

const isWithin = (degrees: number, most: number) => Number.isFinite(degrees) && Math.abs(degrees) <= most

/**
 * The coordinates of a postal code such as `53703` or `53703-1234`; undefined if no such place exists. Text that is not
 * a postal code causes no call. Throws an ApiError if the service refuses or fails.
 */
export async function findPostalCode(text: string, init?: CallInit): Promise<Coordinates | undefined> {
  const postalCode = postalCodeOf(text)
  if (!postalCode) return undefined
  const components = `postal_code:${postalCode}|country:US`
  const { status, results } = await geocodePostalCode({ components, key: config.geocodingKey }, init)
  if (status === 'ZERO_RESULTS') return undefined
  // The service answers 200 even when it refuses, and its message is meant for developers.
  if (status !== 'OK')
    throw new ApiError('response', 200, [
      { status: '200', message: `The geocoding service answered ${status}` },
    ])
  const location = results[0]?.geometry.location
  if (!location) return undefined
  const { lat, lng } = location
  if (!isWithin(lat, 90) || !isWithin(lng, 180)) throw failure('unreadable', 200)
  return { lat: cut(lat), lng: cut(lng) }
}
