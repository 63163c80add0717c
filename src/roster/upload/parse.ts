import Papa from 'papaparse'
import { assertList, decode } from './decode.ts'
import { detectDelimiter, type Delimiter } from './delimiter.ts'
import { LIMITS } from './limits.ts'
import { Refusal } from './refusal.ts'
import { isBlank, scan } from './scan.ts'

/** A row of a file. `number` is what a spreadsheet shows beside it. */
export type SheetRow = { number: number; cells: string[] }
export type Sheet = {
  delimiter: Delimiter
  rows: SheetRow[]
  /** Rows with letters whose encoding was guessed; none when it is known. */
  guessed: string[]
}

const SAMPLES = 5

/** The rows of a file, or of a text that was pasted. Throws a Refusal. Meant for a worker. */
export function parse(source: Uint8Array | string): Sheet {
  const { text: raw, isGuess } =
    typeof source === 'string' ? { text: assertList(source), isGuess: false } : decode(source)
  const text = raw.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const delimiter = detectDelimiter(text)
  assertWithinLimits(text, delimiter)
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n' })
  const [error] = errors.filter(({ type }) => type === 'Quotes')
  if (error) throw new Refusal('stray-quote', (error.row ?? 0) + 1)
  const rows = data
    .map((cells, i) => ({ number: i + 1, cells: cells.map(clean) }))
    .filter(({ cells }) => cells.some(Boolean))
  if (!rows.length) throw new Refusal('empty')
  const foreign = rows.filter(({ cells }) => cells.some(isForeign)).slice(0, SAMPLES)
  const guessed = foreign.map(({ cells }) => cells.filter(Boolean).join(' · '))
  return { delimiter, rows, guessed: isGuess ? guessed : [] }
}

// oxlint-disable-next-line no-control-regex
const isForeign = (text: string) => /[^\x00-\x7f]/.test(text)

/** One space where there were several, or a line end, and none around. */
const clean = (cell: string) => cell.replace(/\s+/g, ' ').trim()

function assertWithinLimits(text: string, delimiter: Delimiter) {
  const { rows, isOpen } = scan(text, delimiter)
  // The row that never ends swallows all that follow, so it is also too long: its cause is said first.
  if (isOpen) throw new Refusal('open-quote', rows.length)
  const long = rows.findIndex(({ start, end }) => end - start > LIMITS.line)
  if (long >= 0) throw new Refusal('row-too-long', long + 1)
  const wide = rows.findIndex(({ cells }) => cells > LIMITS.columns)
  if (wide >= 0) throw new Refusal('too-many-columns', wide + 1)
  if (rows.length > LIMITS.rows && rows.filter((row) => !isBlank(text, row)).length > LIMITS.rows + 1)
    throw new Refusal('too-many-rows')
}
