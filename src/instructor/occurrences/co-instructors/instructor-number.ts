import type { OccurrenceInstructor } from '../../../api/generated/training.types.ts'
import { required } from '../../../lib/field-errors.ts'
import { fullName } from '../../../domain/person.ts'

/**
 * Checks an instructor number before asking the server. Returns the message, or null if the number may be sent.
 * @param own the user's own number
 */
export function validateInstructorNumber(
  typed: string,
  own: string | undefined,
  instructors: readonly Pick<OccurrenceInstructor, 'number' | 'firstName' | 'lastName'>[],
): string | null {
  const number = typed.trim()
  if (!number) return required
  if (!/^\d{1,20}$/.test(number)) return 'Use digits only, for example 100400.'
  if (number === own) return 'This is your own number.'
  const known = instructors.find((instructor) => instructor.number === number)
  return known ? `${fullName(known)} already teaches this class.` : null
}
