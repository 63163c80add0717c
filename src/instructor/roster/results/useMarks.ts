import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Marks, Summary } from './marks.ts'

const MarksContext = createContext<Marks | undefined>(undefined)
export const MarksProvider = MarksContext.Provider

/** The marks of the page. Throws outside of a MarksContext. */
export function useMarks(): Marks {
  const marks = useContext(MarksContext)
  if (!marks) throw new Error('useMarks needs a MarksContext above it')
  return marks
}

/** Whether a registrant is checked. Rerenders when that changes. */
export function useChecked(id: string) {
  const marks = useMarks()
  return useSyncExternalStore(marks.subscribe, () => marks.of(id).isChecked)
}

/** The status of a registrant. Rerenders when it changes. */
export function useStatus(id: string) {
  const marks = useMarks()
  return useSyncExternalStore(marks.subscribe, () => marks.of(id).status)
}

/**
 * A value from the summary of all marks. Rerenders when it changes.
 * @param of must return a primitive, because a new object on each call would rerender endlessly
 */
export function useSummary<Value>(of: (summary: Summary) => Value): Value {
  const marks = useMarks()
  return useSyncExternalStore(marks.subscribe, () => of(marks.summarize()))
}
