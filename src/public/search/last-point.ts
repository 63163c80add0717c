// Where the last search was that found its place, on this device only. Never where the device is.
import type { Point } from '../../lib/distance.ts'
import { KEY } from './last-place.ts'
import { YOUR_LOCATION } from './choices.ts'

const POINT_KEY = 'last-point'

/** The coordinates of the last place; undefined if nothing is known. */
export function lastPoint(): Point | undefined {
  try {
    const [lat, lng] = (localStorage.getItem(POINT_KEY) ?? '').split(',').map(Number)
    return lat && lng ? { lat, lng } : undefined
  } catch {
    return undefined
  }
}

export function rememberPlace(zip: string, { lat, lng }: Point) {
  if (zip === '' || zip === YOUR_LOCATION) return
  try {
    localStorage.setItem(KEY, zip)
    localStorage.setItem(POINT_KEY, `${lat},${lng}`)
  } catch {
    // Storage is full or blocked: the visitor types the place again.
  }
}
