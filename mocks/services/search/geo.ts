import type { Point } from '../../../src/lib/distance.ts'

/** Parses a point such as `43.0731,-89.4012`; undefined if it is not one. */
export function pointOf(text: string): Point | undefined {
  const [, lat, lng] = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? []
  const point = { lat: Number(lat), lng: Number(lng) }
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? point : undefined
}
