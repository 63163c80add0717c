import { createContext, use, useState } from 'react'
import type { MutationId } from '../../api/operation-ids.ts'
import { useDoneIds } from '../../api/pending.ts'
import { type Chosen, updated } from './chosen.ts'

export type Selection<Row> = {
  /** The selected rows by ID, also those of other pages of the list. */
  chosen: Chosen<Row>
  choose(rows: readonly Row[], isChosen: boolean): void
  /** Also ends selecting on a phone. */
  clear(): void
  /** Whether the checkboxes are there on a phone, where they take the place of the text. */
  isSelecting: boolean
  startSelecting(): void
}

/** Not props of the rows: a press on one checkbox must not render every row of a long list. */
export const SelectionContext = createContext<Selection<{ id: string }> | undefined>(undefined)

/** The selection of the list around a component, whose rows the caller knows. */
export function useSelection<Row extends { id: string }>(): Selection<Row> {
  const selection = use(SelectionContext)
  if (!selection) throw new Error('there is no selection around this component')
  // The context has one type for all lists; each list gives it a selection of its own rows.
  return selection as Selection<Row>
}

/**
 * The selected rows of a list.
 * @param shown the rows that the list shows now
 * @param removal the mutation that deletes a row
 * @param isWhole whether the list shows all its rows: one that has left it is no longer selected
 */
export function useNewSelection<Row extends { id: string }>(
  shown: readonly Row[],
  removal: MutationId,
  isWhole = false,
): Selection<Row> {
  const [chosen, setChosen] = useState<Chosen<Row>>(new Map())
  const [isSelecting, setSelecting] = useState(false)
  const done = useDoneIds(removal)
  const there = isWhole && chosen.size > 0 && new Set(shown.map(({ id }) => id))
  const deleted = there ? [...chosen.keys()].filter((id) => !there.has(id)) : done
  const next = updated(chosen, shown, deleted)
  if (next !== chosen) setChosen(next)
  return {
    chosen: next,
    choose: (rows, isChosen) =>
      setChosen((before) => {
        const after = new Map(before)
        for (const one of rows)
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
