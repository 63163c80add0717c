export type Point = { lat: number; lng: number }

const EARTH = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Meters between two points on the globe (haversine). */
export function distance(a: Point, b: Point): number {
  const half = (x: number, y: number) => Math.sin(radians(y - x) / 2) ** 2
  const across = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng)
  return 2 * EARTH * Math.asin(Math.sqrt(across))
}

/** Parses a point such as `43.0731,-89.4012`; undefined if it is not one. */
export function pointOf(text: string): Point | undefined {
  const [, lat, lng] = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? []
  const point = { lat: Number(lat), lng: Number(lng) }
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? point : undefined
}
