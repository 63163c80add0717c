import type { Args } from '../../api/generated/training.types.ts'
import type { WithKey } from '../../api/options.ts'

/** One class of a series, its outcome so far, and why it failed. */
export type SeriesRow = {
  /** The ID of the class that is duplicated. */
  from?: string
  label: string
  /** The same for every attempt, so that a class whose answer was lost is not added twice. */
  args: WithKey<Args<'createOccurrence'>>
  outcome: 'waiting' | 'sending' | 'added' | 'failed'
  message?: string
}

type Change = Pick<SeriesRow, 'outcome' | 'message'>

/** The rows with one row changed. */
export const withOutcome = (rows: readonly SeriesRow[], at: number, change: Change): SeriesRow[] =>
  rows.map(({ outcome, message, ...row }, i) => ({
    ...row,
    ...(i === at ? change : { outcome, ...(message !== undefined && { message }) }),
  }))

/** The IDs of the classes whose duplicates were added. */
export const addedFrom = (rows: readonly SeriesRow[]): string[] =>
  rows.flatMap(({ from, outcome }) => (from !== undefined && outcome === 'added' ? [from] : []))

/** How many classes were added, how many failed, and whether the series is over. */
export function tally(rows: readonly SeriesRow[]) {
  const count = (outcome: SeriesRow['outcome']) => rows.filter((row) => row.outcome === outcome).length
  const [added, failed] = [count('added'), count('failed')]
  return { added, failed, isOver: rows.length > 0 && !count('sending') && !count('waiting') }
}
