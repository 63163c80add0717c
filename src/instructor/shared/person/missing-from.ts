import type { RegistrantResource, StudentResource } from '../../../api/generated/training.types.ts'
import { personKey } from '../../../domain/person-keys.ts'

/** The students who are not on the roster yet; of the same person with two entries, the first. */
export function missingFrom(
  roster: readonly RegistrantResource[],
  students: readonly StudentResource[],
): StudentResource[] {
  const taken = new Set(roster.map(({ attributes }) => personKey(attributes)))
  return students.filter(({ attributes }) => {
    const key = personKey(attributes)
    const isMissing = !taken.has(key)
    taken.add(key)
    return isMissing
  })
}
