import type { Args } from '../../../../api/generated/training.types.ts'

/** One class of a series, its outcome so far, and why it failed. */
export type SeriesRow = {
  /** The ID of the class that is duplicated, or the date that was planned. */
  from?: string
  label: string
  body: Args<'createOccurrence'>['body']
  /** `unknown`: no answer arrived, so the class may have been added. */
  outcome: 'waiting' | 'sending' | 'added' | 'failed' | 'unknown'
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

/** How many classes were added, how many were not or may not have been, and whether the series is over. */
export function tally(rows: readonly SeriesRow[]) {
  const count = (outcome: SeriesRow['outcome']) => rows.filter((row) => row.outcome === outcome).length
  const [added, failed, unknown] = [count('added'), count('failed'), count('unknown')]
  return {
    added,
    failed,
    unknown,
    left: failed + unknown,
    isOver: rows.length > 0 && !count('sending') && !count('waiting'),
  }
}
