import { useState } from 'react'

/**
 * The text in a field until the search applies it. It follows the value if that changes, for example by Back.
 * @param applied another number each time the form is applied: what the search took for something else leaves its field then
 */
export function useDraft(value: string, applied = 0) {
  const [draft, setDraft] = useState(value)
  const [known, setKnown] = useState({ value, applied })
  if (value !== known.value || applied !== known.applied) {
    setKnown({ value, applied })
    setDraft(value)
  }
  return [draft, setDraft] as const
}
