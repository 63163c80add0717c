import { useState } from 'react'

/** The value, or the last defined one: lets a closing dialog keep its content while it slides away. */
export function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
