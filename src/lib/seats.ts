import { formatCount } from './words.ts'

/** `3 of 12`, `12 of 12, full`, `13 of 12, 1 over`. */
export function seats(registrants: number, capacity: number): string {
  const text = `${formatCount(registrants)} of ${formatCount(capacity)}`
  if (registrants > capacity) return `${text}, ${registrants - capacity} over`
  return registrants === capacity ? `${text}, full` : text
}
