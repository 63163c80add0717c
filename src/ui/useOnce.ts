import { useState } from 'react'

/** True from the first time on: for what is fetched when it first opens, and then stays to close. */
export function useOnce(condition: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(condition)
  if (condition && !hasBeen) setHasBeen(true)
  return hasBeen
}
