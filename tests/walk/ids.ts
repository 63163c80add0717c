import { PEOPLE } from '../../mocks/seed/people.ts'

export const { id: INSTRUCTOR } = PEOPLE.instructor
/** The class of a course of the busy instructor. */
export const occurrence = (ordinal: number) => `o-${INSTRUCTOR}-0-${ordinal}`
