import { createContext, use, useState } from 'react'
import type { OccurrenceResource } from '../../../api/generated/training.types.ts'
import { useDoneIds } from '../../../api/pending.ts'
import { type Chosen, updated } from './chosen.ts'

export type Selection = {
  /** The selected classes by ID, also those of other pages of the list. */
  chosen: Chosen
  choose: (classes: readonly OccurrenceResource[], isChosen: boolean) => void
  /** Also ends selecting on a phone. */
  clear: () => void
  /** Whether the checkboxes are there on a phone, where they take the place of the text. */
  isSelecting: boolean
  startSelecting: () => void
}

/** Not props of the rows: a press on one checkbox must not render every row of a long list. */
export const SelectionContext = createContext<Selection | undefined>(undefined)

export function useSelection(): Selection {
  const selection = use(SelectionContext)
  if (!selection) throw new Error('there is no selection around this component')
  return selection
}

/** The selected classes of a list. @param shown the classes that the list shows now */
export function useNewSelection(shown: readonly OccurrenceResource[]): Selection {
  const [chosen, setChosen] = useState<Chosen>(new Map())
  const [isSelecting, setSelecting] = useState(false)
  const deleted = useDoneIds('deleteOccurrence')
  const next = updated(chosen, shown, deleted)
  if (next !== chosen) setChosen(next)
  return {
    chosen: next,
    choose: (classes, isChosen) =>
      setChosen((before) => {
        const after = new Map(before)
        for (const one of classes)
          if (isChosen) after.set(one.id, one)
          else after.delete(one.id)
        return after
      }),
    clear() {
      setChosen(new Map())
      setSelecting(false)
    },
    isSelecting,
    startSelecting: () => setSelecting(true),
  }
}
