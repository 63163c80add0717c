import { fold } from '../../../../lib/fold.ts'
import type { SheetRow } from '../file/parse.ts'
import { isHeadings, meaningOf } from './headings.ts'

const keyOf = (heading: string) => meaningOf(heading) ?? fold(heading)

/** The place of each of these columns among the ones known so far. A new column comes last. */
function placesOf(cells: readonly string[], headings: string[]): number[] {
  const known = headings.map(keyOf)
  const taken = new Set<number>()
  return cells.map((heading) => {
    const found = known.findIndex((key, column) => key === keyOf(heading) && !taken.has(column))
    const column = found < 0 ? headings.push(heading) - 1 : found
    taken.add(column)
    return column
  })
}

/**
 * Brings all rows into one order of columns. A row of headings among the students begins another list, whose columns may
 * have another order. Its rows are moved to the columns of the first list, and keep their numbers.
 * @param first the headings of the first list
 * @returns the headings of all lists, without the rows that repeat them
 */
export function inOneOrder(rows: readonly SheetRow[], first: readonly string[]) {
  const headings = [...first]
  let places: readonly number[] | undefined
  const placed = rows.flatMap((row) => {
    if (!isHeadings(row)) return [{ row, places }]
    places = placesOf(row.cells, headings)
    return []
  })
  const moved = ({ row, places: to }: (typeof placed)[number]): SheetRow => {
    if (!to) return row
    const cells = headings.map(() => '')
    for (const [column, place] of to.entries()) cells[place] = row.cells[column] ?? ''
    return { ...row, cells: [...cells, ...row.cells.slice(to.length)] }
  }
  return { headings, rows: placed.map(moved) }
}
