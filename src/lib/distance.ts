export type Point = { lat: number; lng: number }

const EARTH = 6_371_000
const METERS_PER_MILE = 1609.344
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Meters between two points on the globe (haversine). */
export function distance(a: Point, b: Point): number {
  const half = (x: number, y: number) => Math.sin(radians(y - x) / 2) ** 2
  const across = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng)
  return 2 * EARTH * Math.asin(Math.sqrt(across))
}

/** Whole meters, as the search engine wants them. */
export const metersOf = (miles: number) => Math.round(miles * METERS_PER_MILE)

/** `12 mi`, or `under 1 mi`. */
export function formatMiles(meters: number): string {
  const miles = Math.round(meters / METERS_PER_MILE)
  return miles < 1 ? 'under 1 mi' : `${miles.toLocaleString('en-US')} mi`
}
