import { once } from './once.ts'

const letters = once(() => new Intl.Segmenter('en-US'))

/** The first letter of a text, with its accents. */
function first(text: string): string {
  const trimmed = text.trim()
  // Most names begin with two ASCII letters, and creating a segmenter takes a slow phone 30 ms.
  if (/^[A-Za-z]{2}/.test(trimmed)) return trimmed.charAt(0).toUpperCase()
  return letters().segment(trimmed).containing(0)?.segment.toUpperCase() ?? ''
}

/** The first letters of a first and last name (spec §9). */
export const initials = (firstName: string, lastName: string) => `${first(firstName)}${first(lastName)}`
