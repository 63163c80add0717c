import { startTransition, useMemo, useReducer } from 'react'
import { useListRegistrants } from '../../api/generated/training.hooks.ts'
import { indexRoster } from './rows/roster-index.ts'
import { emptyUpload, isLeft, linesOf, reduceUpload, sumsOf, type UploadAction } from './rows/upload-state.ts'

const NOBODY: never[] = []

export type UploadRows = ReturnType<typeof useUploadRows>

/** The rows of an upload, beside the roster of the class. */
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
  return {
    ...state,
    lines,
    sums,
    left: lines.filter(isLeft),
    /** Both lists are there, so that a row can be compared with them. */
    isCompared: roster.data !== undefined && removed.data !== undefined,
    /** The rows beside the roster as it is on the server now. */
    async compareAgain() {
      const { data } = await roster.refetch()
      return linesOf(state.rows, indexRoster(data?.data ?? NOBODY, removed.data?.data ?? NOBODY))
    },
    // A thousand rows are drawn a little at a time, so that no key waits for them; what is typed shows at once.
    dispatch: (action: UploadAction) =>
      ['edit', 'map'].includes(action.type) ? reduce(action) : startTransition(() => reduce(action)),
    /** Shows at once how calls went. */
    report: reduce,
  }
}
