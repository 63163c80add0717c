import { useState } from 'react'
import { useCreateRegistrant } from '../../api/generated/training.hooks.ts'
import type { OccurrenceResource, RegistrantResource } from '../../api/generated/training.types.ts'
import { IdempotencyKeys } from '../../lib/idempotency-keys.ts'
import { personBody, personOf } from '../../domain/person.ts'
import { personKey } from '../../domain/person-keys.ts'
import { seatsNeeded } from '../../domain/seats.ts'
import { plural } from '../../lib/words.ts'
import { useWithSeat } from '../shared/useSeats.ts'

/** Adds a removed student to the roster again, with the same name, email and phone. */
export function useAddAgain(occurrence: OccurrenceResource, onRoster: readonly RegistrantResource[]) {
  const needed = seatsNeeded(occurrence.attributes)
  // Until the roster shows the student, a second press would add the same person twice.
  const { mutateAsync: create } = useCreateRegistrant({ meta: { refresh: 'awaited' } })
  const [keys] = useState(() => new IdempotencyKeys())
  const { mutateAsync } = useWithSeat(occurrence.id, needed, keys, create)
  const [pending, setPending] = useState<readonly string[]>([])
  const people = new Set(onRoster.map(({ attributes }) => personKey(personOf(attributes))))
  return {
    label: needed ? `Raise to ${plural(needed, 'seat')} and add again` : 'Add again',
    disabledReason: ({ attributes }: RegistrantResource) =>
      people.has(personKey(personOf(attributes))) ? 'This student is on the roster.' : undefined,
    isPending: ({ id }: RegistrantResource) => pending.includes(id),
    async add({ id, attributes }: RegistrantResource) {
      const person = personBody(personOf(attributes))
      const body = { occurrenceId: occurrence.id, ...person, isManualRegistrant: true as const }
      setPending((ids) => [...ids, id])
      // A toast says why it failed.
      await mutateAsync(body).catch(() => undefined)
      setPending((ids) => ids.filter((one) => one !== id))
    },
  }
}
