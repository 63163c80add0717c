import Papa from 'papaparse'
import { assertList, decode } from './decode.ts'
import { readable } from './letters.ts'
import { LIMITS } from './limits.ts'
import { Refusal, type RefusalName } from './refusal.ts'

/** A row of a file. `number` is the row number a spreadsheet shows. */
export type SheetRow = { number: number; cells: string[] }
export type Sheet = {
  /** Its name in a workbook of several sheets; undefined for the only one, and for a text. */
  name?: string
  rows: SheetRow[]
  /** Why this sheet of several cannot be read; it has no rows then. */
  refused?: { reason: RefusalName; row: number }
  /** Rows with non-ASCII letters if the encoding was guessed; otherwise empty. */
  guessed: string[]
}

const DELIMITERS = [',', ';', '\t', '|']
const SAMPLES = 5

/** The non-blank rows of a file or pasted text. Throws a Refusal. Meant for a worker. */
export function parse(source: Uint8Array | string): Sheet {
  const { text: raw, isGuess } =
    typeof source === 'string' ? { text: assertList(source), isGuess: false } : decode(source)
  const rows = rowsOf(raw.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'))
  if (!rows.length) throw new Refusal('empty')
  const foreign = rows.filter(({ cells }) => cells.some(isForeign)).slice(0, SAMPLES)
  const guessed = foreign.map(({ cells }) => cells.filter(Boolean).join(' · '))
  return { rows, guessed: isGuess ? guessed : [] }
}

// oxlint-disable-next-line no-control-regex
const isForeign = (text: string) => /[^\x00-\x7f]/.test(text)

/** Reads row by row, so that it stops at the first broken limit and blank rows take no memory. */
function rowsOf(text: string): SheetRow[] {
  const { delimiter, body } = delimiterOf(text)
  const rows: SheetRow[] = []
  let number = 0
  Papa.parse<string[]>(body, {
    delimiter,
    newline: '\n',
    step({ data, errors }) {
      number++
      assertReadable(data, errors, number)
      const cells = data.map(readable)
      if (!cells.some(Boolean)) return
      rows.push({ number, cells })
      // The number of students is checked later, once the headings are known.
      if (rows.length > LIMITS.rows + LIMITS.above) throw new Refusal('too-many-rows')
    },
  })
  return rows
}

/**
 * The delimiter, and the text without the line `sep=;` that Excel may write first to name it. Excel does not count that
 * line. Without such a line, Papa guesses from at most as much text as ten rows may have.
 */
function delimiterOf(text: string) {
  const [line, delimiter] = /^sep=(.)\n/i.exec(text) ?? []
  if (line && delimiter) return { delimiter, body: text.slice(line.length) }
  const { meta } = Papa.parse(text.slice(0, 10 * LIMITS.line), {
    delimitersToGuess: DELIMITERS,
    newline: '\n',
    preview: 10,
    skipEmptyLines: 'greedy',
  })
  return { delimiter: meta.delimiter, body: text }
}

function assertReadable(cells: readonly string[], errors: readonly Papa.ParseError[], number: number) {
  // An open quote swallows the rest of the file, which also makes the row too long: report the cause first.
  const quotes = errors.find(({ type }) => type === 'Quotes')
  if (quotes) throw new Refusal(quotes.code === 'MissingQuotes' ? 'open-quote' : 'stray-quote', number)
  assertWithin(cells, number)
}

/** Throws a Refusal for a row that is too long or has too many columns. */
export function assertWithin(cells: readonly string[], number: number) {
  const length = cells.reduce((sum, cell) => sum + cell.length, cells.length - 1)
  if (length > LIMITS.line) throw new Refusal('row-too-long', number)
  if (cells.length > LIMITS.columns) throw new Refusal('too-many-columns', number)
}
