import { useRef, useState } from 'react'
import { useListRegistrants } from '../../api/generated/training.hooks.ts'
import { DOUBLE_CLICK_MS } from './registrant.ts'
import type { RegistrantResource } from '../../api/generated/training.types.ts'
import { personBody, personOf, type PersonValues } from '../../domain/person.ts'
import { addWarnings } from '../shared/person/add-warnings.ts'

/** Whether an instructor has added a registrant with exactly these values. */
const isAddedAs = (person: PersonValues, { attributes }: RegistrantResource) =>
  attributes.isManualRegistrant &&
  JSON.stringify(personBody(personOf(attributes))) === JSON.stringify(personBody(person))

/** Warnings about a student to be added: the first press shows them, the second adds the student anyway. */
export function useAddWarnings(occurrenceId: string) {
  const current = useListRegistrants({ id: occurrenceId }).data?.data ?? []
  const removed = useListRegistrants({ id: occurrenceId, filter: 'deleted' }).data?.data ?? []
  const [warnings, setWarnings] = useState<readonly string[]>([])
  const shownAt = useRef(-Infinity)
  return {
    warnings,
    /** Call this when the values change, because the warnings were about the old ones. */
    forget: () => setWarnings([]),
    /**
     * @param at time of the press, in milliseconds
     * @param isOpen an earlier try had no answer, so the student on the roster may be this one
     */
    mayGo(person: PersonValues, at: number, isOpen: boolean): boolean {
      const others = isOpen ? current.filter((one) => !isAddedAs(person, one)) : current
      const found = addWarnings(person, { current: others, removed })
      const isKnown = found.every((warning) => warnings.includes(warning))
      setWarnings(found)
      if (!found.length) return true
      if (isKnown) return at - shownAt.current > DOUBLE_CLICK_MS
      shownAt.current = at
      return false
    },
  }
}
