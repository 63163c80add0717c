import { startTransition, useCallback, useMemo, useReducer } from 'react'
import { useListRegistrants } from '../../../api/generated/training.hooks.ts'
import { indexRoster } from './rows/roster-index.ts'
import { emptyUpload, isLeft, linesOf, reduceUpload, sumsOf, type UploadAction } from './rows/upload-state.ts'

const NOBODY: never[] = []

export type UploadRows = ReturnType<typeof useUploadRows>

/** The rows of an upload, compared with the roster of the class. */
export function useUploadRows(occurrenceId: string) {
  const [state, reduce] = useReducer(reduceUpload, emptyUpload)
  const roster = useListRegistrants({ id: occurrenceId })
  const removed = useListRegistrants({ id: occurrenceId, filter: 'deleted' })
  const index = useMemo(
    () => indexRoster(roster.data?.data ?? NOBODY, removed.data?.data ?? NOBODY),
    [roster.data, removed.data],
  )
  const lines = useMemo(() => linesOf(state.rows, index), [state.rows, index])
  const sums = useMemo(() => sumsOf(lines), [lines])
  // React renders a thousand rows in the background, so that no key press waits for them. Typed text still shows at once.
  const dispatch = useCallback(
    (action: UploadAction) =>
      ['edit', 'map'].includes(action.type) ? reduce(action) : startTransition(() => reduce(action)),
    [],
  )
  return {
    ...state,
    lines,
    sums,
    left: lines.filter(isLeft),
    /** Both lists have loaded, so the rows have been compared with them. */
    isCompared: roster.data !== undefined && removed.data !== undefined,
    /** Loads the roster again and compares the rows with it. */
    async compareAgain() {
      const { data } = await roster.refetch()
      return linesOf(state.rows, indexRoster(data?.data ?? NOBODY, removed.data?.data ?? NOBODY))
    },
    dispatch,
    /** Shows the outcome of calls at once. */
    report: reduce,
  }
}
