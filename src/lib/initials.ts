import { once } from './once.ts'

const letters = once(() => new Intl.Segmenter('en-US'))
const first = (text: string) => letters().segment(text.trim()).containing(0)?.segment.toUpperCase() ?? ''

/** The first letters of a first and last name (spec §9). */
export const initials = (firstName: string, lastName: string) => `${first(firstName)}${first(lastName)}`
