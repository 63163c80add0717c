import { useRef, useState } from 'react'
import { useListRegistrants } from '../../api/generated/training.hooks.ts'
import { DOUBLE_CLICK_MS } from './registrant.ts'
import type { PersonValues } from '../../domain/person.ts'
import { addWarnings } from '../shared/add-warnings.ts'

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
    mayGo(person: PersonValues, at: number): boolean {
      const found = addWarnings(person, { current, removed })
      const isKnown = found.every((warning) => warnings.includes(warning))
      setWarnings(found)
      if (!found.length) return true
      if (isKnown) return at - shownAt.current > DOUBLE_CLICK_MS
      shownAt.current = at
      return false
    },
  }
}
