import { useState } from 'react'

/** The text in a field until the search applies it. It follows the value if that changes, for example by Back. */
export function useDraft(value: string) {
  const [draft, setDraft] = useState(value)
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    setDraft(value)
  }
  return [draft, setDraft] as const
}
