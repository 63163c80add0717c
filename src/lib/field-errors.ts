import { formatCount } from './plural.ts'

// Field messages that all forms share. Spec §5 gives the first two.
export const required = 'Required'
export const invalidEmail = 'Invalid email address'
export const tooLong = (most: number) => `At most ${most} characters`
export const wholeNumber = (least: number, most: number) =>
  `Use a whole number from ${formatCount(least)} to ${formatCount(most)}`
