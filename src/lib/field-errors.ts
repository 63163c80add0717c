import { formatCount } from './words.ts'

// Messages under a field that every form shares; the first three are worded by spec §5.
export const required = 'Required'
export const invalidEmail = 'Invalid email address'
export const passwordsDiffer = 'Passwords do not match'
export const tooLong = (most: number) => `At most ${most} characters`
export const wholeNumber = (least: number, most: number) =>
  `Use a whole number from ${formatCount(least)} to ${formatCount(most)}`

// Rules of single fields that several forms share. Each gives what is wrong with a text, or undefined.
export const filled = (typed: string) => (typed.trim() ? undefined : required)
/** In characters as JSON Schema counts them: an emoji is one. */
export const atMost = (most: number) => (typed: string) =>
  Array.from(typed.trim()).length > most ? tooLong(most) : undefined
export const postalCodeProblem = (typed: string) =>
  filled(typed) ?? (/^\d{5}(-\d{4})?$/.test(typed.trim()) ? undefined : 'Use 5 digits, such as 53703')
