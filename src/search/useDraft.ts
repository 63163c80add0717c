import { useState } from 'react'

/** What is typed into a field until it is applied. It follows the value when that changes, such as by Back. */
export function useDraft(value: string) {
  const [draft, setDraft] = useState(value)
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    setDraft(value)
  }
  return [draft, setDraft] as const
}
