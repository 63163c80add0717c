import { config } from '../../config.ts'
import { ApiError, failure } from '../errors.ts'
import { geocodePostalCode } from '../generated/geocoding.calls.ts'
import type { CallInit } from '../rest.ts'

/** Latitude and longitude as the academy search takes them: at most 7 characters each, the sign included. */
export type Coordinates = { lat: string; lng: string }

const POSTAL_CODE = /^(\d{5})(?:-\d{4})?$/

/** The text is cut and not rounded, spec §5: -122.419416 is -122.41, and 44.953703 is 44.9537. */
export const cut = (degrees: number): string =>
  // So small a number would be written with an exponent.
  Math.abs(degrees) < 1e-6 ? '0' : String(degrees).slice(0, 7)

const isWithin = (degrees: number, most: number) => Number.isFinite(degrees) && Math.abs(degrees) <= most

/**
 * Where a postal code is, `53703` or `53703-1234`; undefined where there is no such place, and without a call where it
 * is none. Throws an ApiError when the service does not say.
 */
export async function findPostalCode(text: string, init?: CallInit): Promise<Coordinates | undefined> {
  const postalCode = POSTAL_CODE.exec(text.trim())?.[1]
  if (!postalCode) return undefined
  const components = `postal_code:${postalCode}|country:US`
  const { status, results } = await geocodePostalCode({ components, key: config.geocodingKey }, init)
  if (status === 'ZERO_RESULTS') return undefined
  // It answers 200 also when it refuses, and what it says then is for developers.
  if (status !== 'OK')
    throw new ApiError('response', 200, [{ status: '200', message: `The geocoding answered ${status}` }])
  const location = results[0]?.geometry.location
  if (!location) return undefined
  const { lat, lng } = location
  if (!isWithin(lat, 90) || !isWithin(lng, 180)) throw failure('unreadable', 200)
  return { lat: cut(lat), lng: cut(lng) }
}
