import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Marks } from './marks.ts'

const MarksContext = createContext<Marks | undefined>(undefined)
export const MarksProvider = MarksContext.Provider

/** The marks of the page. */
export function useMarks(): Marks {
  const marks = useContext(MarksContext)
  if (!marks) throw new Error('no marks around this component')
  return marks
}

/** Whether a registrant is checked. Renders again when that changes. */
export function useChecked(id: string) {
  const marks = useMarks()
  return useSyncExternalStore(marks.subscribe, () => marks.of(id).isChecked)
}

/** The result that a registrant has. Renders again when that changes. */
export function useStatus(id: string) {
  const marks = useMarks()
  return useSyncExternalStore(marks.subscribe, () => marks.of(id).status)
}

/** What is known of all of them. */
export function useSummary() {
  const marks = useMarks()
  return useSyncExternalStore(marks.subscribe, marks.summarize)
}
