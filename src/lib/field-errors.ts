import { formatCount } from './plural.ts'

// Messages under a field that every form shares; the first three are worded by spec §5.
export const required = 'Required'
export const invalidEmail = 'Invalid email address'
export const passwordsDiffer = 'Passwords do not match'
export const tooLong = (most: number) => `At most ${most} characters`
export const wholeNumber = (least: number, most: number) =>
  `Use a whole number from ${formatCount(least)} to ${formatCount(most)}`
