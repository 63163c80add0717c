import { useState } from 'react'

/** The value, or the last one there was: for what slides away and should show meanwhile what it showed. */
export function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
