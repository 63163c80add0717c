import { isBlank, scan } from './scan.ts'

export const DELIMITERS = [',', ';', '\t', '|'] as const
export type Delimiter = (typeof DELIMITERS)[number]

const LOOKED_AT = 10

/** What stands between the cells: whatever splits the most of the first rows into the same number of cells. */
export function detectDelimiter(text: string): Delimiter {
  const scores = DELIMITERS.map((delimiter) => {
    const rows = scan(text, delimiter, LOOKED_AT).rows.filter((row) => !isBlank(text, row))
    const cells = rows[0]?.cells ?? 1
    const alike = cells > 1 ? rows.filter((row) => row.cells === cells).length : 0
    return { delimiter, alike, cells }
  })
  const [best] = scores.toSorted((a, b) => b.alike - a.alike || b.cells - a.cells)
  return best?.alike ? best.delimiter : ','
}
