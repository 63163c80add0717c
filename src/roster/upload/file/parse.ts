import Papa from 'papaparse'
import { assertList, decode } from './decode.ts'
import { readable } from './letters.ts'
import { LIMITS } from './limits.ts'
import { Refusal } from './refusal.ts'

/** A row of a file. `number` is what a spreadsheet shows beside it. */
export type SheetRow = { number: number; cells: string[] }
export type Sheet = {
  rows: SheetRow[]
  /** Rows with letters whose encoding was guessed; none when it is known. */
  guessed: string[]
}

const DELIMITERS = [',', ';', '\t', '|']
const SAMPLES = 5

/** The rows of a file or a pasted text that are not blank. Throws a Refusal. Meant for a worker. */
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

/** Row by row, so that the first broken limit ends it and blank rows take no memory. */
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
      // How many of them are students is checked when the headings are known.
      if (rows.length > LIMITS.rows + LIMITS.above) throw new Refusal('too-many-rows')
    },
  })
  return rows
}

/**
 * The delimiter, and the text without the first line that Excel writes to name it: `sep=;`. Excel does not count that line.
 * Without it, Papa guesses from the first rows, and sees no more of the text than ten rows can be long.
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
  // A row with an open quote swallows the rest and is also too long: name the cause first.
  const quotes = errors.find(({ type }) => type === 'Quotes')
  if (quotes) throw new Refusal(quotes.code === 'MissingQuotes' ? 'open-quote' : 'stray-quote', number)
  const length = cells.reduce((sum, cell) => sum + cell.length, cells.length - 1)
  if (length > LIMITS.line) throw new Refusal('row-too-long', number)
  if (cells.length > LIMITS.columns) throw new Refusal('too-many-columns', number)
}
