import type { RegistrantResource } from '../../../api/generated/training.types.ts'
import { emailKey, nameKey } from '../../../domain/person-keys.ts'
import { fullName, type PersonValues } from '../../../domain/person.ts'
import { formatMoment } from '../../../lib/venue-time.ts'

type Lists = {
  current: readonly RegistrantResource[]
  removed: readonly RegistrantResource[]
}

/** Warnings that the student is already on the roster or was removed from it. They never block. */
export function addWarnings(person: PersonValues, { current, removed }: Lists): string[] {
  const hasEmail = ({ attributes }: RegistrantResource) =>
    emailKey(attributes.email) === emailKey(person.email)
  const hasName = ({ attributes }: RegistrantResource) => nameKey(attributes) === nameKey(person)
  const sameEmail = current.find((row) => hasEmail(row) && hasName(row)) ?? current.find(hasEmail)
  const sameName = sameEmail ? undefined : current.find(hasName)
  const before = removed.find(hasEmail)
  const warnings: string[] = []
  if (sameEmail)
    warnings.push(`${fullName(sameEmail.attributes)} is already on this roster with the same email.`)
  if (sameName)
    warnings.push(
      `Someone named ${fullName(sameName.attributes)} is already on this roster with ${sameName.attributes.email}.`,
    )
  if (before?.attributes.removedAt)
    warnings.push(
      `${fullName(before.attributes)} was removed from this class on ${formatMoment(before.attributes.removedAt)}.`,
    )
  return warnings
}
