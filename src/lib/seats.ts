const number = new Intl.NumberFormat('en-US')

/** `3 of 12`, `12 of 12, full`, `13 of 12, 1 over`. */
export function seats(registrants: number, capacity: number): string {
  const text = `${number.format(registrants)} of ${number.format(capacity)}`
  if (registrants > capacity) return `${text}, ${registrants - capacity} over`
  return registrants === capacity ? `${text}, full` : text
}
