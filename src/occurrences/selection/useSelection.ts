import { createContext, use, useState } from 'react'
import type { OccurrenceResource } from '../../api/generated/training.types.ts'

export type Selection = {
  /** The selected classes by ID, also those of other pages of the list. */
  chosen: ReadonlyMap<string, OccurrenceResource>
  choose: (classes: readonly OccurrenceResource[], isChosen: boolean) => void
  clear: () => void
}

/** Not props of the rows: a press on one checkbox must not render every row of a long list. */
export const SelectionContext = createContext<Selection | undefined>(undefined)

export function useSelection(): Selection {
  const selection = use(SelectionContext)
  if (!selection) throw new Error('there is no selection around this component')
  return selection
}

/** The selected classes of a list. */
export function useNewSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, OccurrenceResource>>(new Map())
  return {
    chosen,
    choose: (classes, isChosen) =>
      setChosen((before) => {
        const next = new Map(before)
        for (const one of classes)
          if (isChosen) next.set(one.id, one)
          else next.delete(one.id)
        return next
      }),
    clear: () => setChosen(new Map()),
  }
}
