import type { OccurrenceInstructor } from '../api/generated/training.types.ts'
import { required } from '../lib/field-errors.ts'
import { fullName } from '../lib/person.ts'

/** Why an instructor cannot be added by this number, before the server is asked. Null when it may be tried. */
export function validateInstructorNumber(
  typed: string,
  own: string | undefined,
  instructors: readonly Pick<OccurrenceInstructor, 'number' | 'firstName' | 'lastName'>[],
): string | null {
  const number = typed.trim()
  if (!number) return required
  if (!/^\d{1,20}$/.test(number)) return 'A number has digits only, for example 100400.'
  if (number === own) return 'This is your own number.'
  const known = instructors.find((instructor) => instructor.number === number)
  return known ? `${fullName(known)} already teaches this class.` : null
}
