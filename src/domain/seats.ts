import { formatCount } from '../lib/words.ts'

/** `3 of 12`, `12 of 12, full`, `13 of 12, 1 over`. */
export function seats(registrants: number, capacity: number): string {
  const text = `${formatCount(registrants)} of ${formatCount(capacity)}`
  if (registrants > capacity) return `${text}, ${registrants - capacity} over`
  return registrants === capacity ? `${text}, full` : text
}

type Seats = { numberOfRegistrants: number; capacity: number }

/** How many seats a class needs to take some more students; undefined if it has them. */
export function seatsNeeded({ numberOfRegistrants, capacity }: Seats, students = 1): number | undefined {
  const needed = numberOfRegistrants + students
  return needed > capacity ? needed : undefined
}
