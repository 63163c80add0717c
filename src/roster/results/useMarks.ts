import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Marks, Summary } from './marks.ts'

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

/** Something that is known of all of them. Renders again when that changes. @param of a number or a word, not an object made anew */
export function useSummary<Value>(of: (summary: Summary) => Value): Value {
  const marks = useMarks()
  return useSyncExternalStore(marks.subscribe, () => of(marks.summarize()))
}
