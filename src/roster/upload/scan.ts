/** Where a row of a delimited text begins and ends, and how many cells it has. */
export type Span = { start: number; end: number; cells: number }
export type Scan = { rows: Span[]; isOpen: boolean }

const QUOTE = '"'.charCodeAt(0)
const NEWLINE = '\n'.charCodeAt(0)

/**
 * The rows of a text without their values: cheap enough for any text, so that limits hold before the parser sees it.
 * Quotes count where the parser counts them, at the beginning of a cell. `isOpen`: the last row never closes one.
 *
 * @param text with `\n` as its only line end
 * @param most stops after so many rows
 */
export function scan(text: string, delimiter: string, most = Infinity): Scan {
  const comma = delimiter.charCodeAt(0)
  const rows: Span[] = []
  let start = 0
  let cells = 1
  let isQuoted = false
  let isCellStart = true
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (isQuoted) {
      if (code !== QUOTE) continue
      if (text.charCodeAt(i + 1) === QUOTE) i++
      else isQuoted = false
    } else if (code === QUOTE && isCellStart) {
      isQuoted = true
      isCellStart = false
    } else if (code === comma) {
      cells++
      isCellStart = true
    } else if (code === NEWLINE) {
      rows.push({ start, end: i, cells })
      if (rows.length >= most) return { rows, isOpen: false }
      start = i + 1
      cells = 1
      isCellStart = true
    } else isCellStart = false
  }
  if (start < text.length) rows.push({ start, end: text.length, cells })
  return { rows, isOpen: isQuoted }
}

/** True for a row without anything in it. */
export const isBlank = (text: string, { start, end }: Span) =>
  !text
    .slice(start, end)
    .replace(/[",;\t|]/g, '')
    .trim()
