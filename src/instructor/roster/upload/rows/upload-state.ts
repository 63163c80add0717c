// How a row travels from a file to the roster:
//
//   file/  File ─── decode, parse ──▶ SheetRow    its number and its cells; read in a worker
//   rows/  SheetRow ─── columns ────▶ UploadRow   the values of a person, what was typed and chosen, and a key
//          UploadRow ── checkRows ──▶ Check       compared with the RosterIndex: ready, to fix or to skip, and why
//          UploadRow + Check ───────▶ Line        what the table shows; Sums count the lines by their kind
//   send/  Line ─── SendQueue ──────▶ Progress    one call per row, four at a time; it goes back into the UploadRow
//
// A line that is left over is kept in the upload draft of this browser, and can be downloaded (not-added-csv).
import type { PersonValues } from '../../../../domain/person.ts'
import type { Sheet } from '../file/parse.ts'
import type { QueueState } from '../../../shared/many/send-queue.ts'
import { type Check, checkRows } from './check-rows.ts'
import { type Columns, type Mapping, missing, readColumns } from './columns.ts'
import { type Field, FIELDS } from './fields.ts'
import type { RosterIndex } from './roster-index.ts'
import { type Choice, type Progress, rowsOf, type UploadRow, withValues } from './row.ts'

/**
 * The current screen of the upload. `sheet` asks which sheet of a workbook has the students, `encoding` whether the names
 * look right.
 */
export type Step = 'file' | 'sheet' | 'encoding' | 'columns' | 'rows'

export type UploadState = {
  step: Step
  fileName: string
  /** All that can be chosen from. */
  sheets: readonly Sheet[]
  sheet: Sheet | undefined
  columns: Columns | undefined
  rows: readonly UploadRow[]
  /** Undefined until the first call. */
  queue: QueueState | undefined
}

export const emptyUpload: UploadState = {
  step: 'file',
  fileName: '',
  sheets: [],
  sheet: undefined,
  columns: undefined,
  rows: [],
  queue: undefined,
}

export type UploadAction =
  | { type: 'read'; fileName: string; sheets: readonly Sheet[] }
  | { type: 'showSheets' }
  | { type: 'sheet'; sheet: Sheet }
  | { type: 'encodingConfirmed' }
  | { type: 'headings'; hasHeadings: boolean }
  | { type: 'map'; mapping: Mapping }
  | { type: 'take' }
  | { type: 'showColumns' }
  | { type: 'restore'; fileName: string; rows: UploadRow[] }
  | { type: 'edit'; number: number; values: Partial<PersonValues> }
  | { type: 'choose'; number: number; choice: Choice | undefined }
  | { type: 'progress'; changes: ReadonlyMap<number, Progress> }
  | { type: 'queue'; queue: QueueState }
  | { type: 'restart' }

/** What was typed and decided stays if it is the same sheet again. */
function withSheet(state: UploadState, sheet: Sheet): UploadState {
  const next = { ...state, sheet, rows: sheet === state.sheet ? state.rows : [] }
  return sheet.guessed.length ? { ...next, step: 'encoding' } : withColumns(next, readColumns(sheet.rows))
}

/** If all columns are clear, goes on to the rows; otherwise the person chooses the columns first. */
function withColumns(state: UploadState, columns: Columns): UploadState {
  const isSure = !columns.doubled.length && columns.merged === undefined
  const isClear = columns.headings > 0 && !missing(columns.mapping).length && isSure
  return isClear ? taken({ ...state, columns }) : { ...state, columns, step: 'columns' }
}

const taken = (state: UploadState): UploadState =>
  state.columns
    ? { ...state, step: 'rows', rows: rowsOf(state.columns, state.rows), queue: undefined }
    : state

const changeRow = (
  state: UploadState,
  number: number,
  change: (row: UploadRow) => UploadRow,
): UploadState => ({
  ...state,
  rows: state.rows.map((row) => (row.number === number ? change(row) : row)),
})

const moved = (row: UploadRow, progress: Progress | undefined) => (progress ? { ...row, progress } : row)

export function reduceUpload(state: UploadState, action: UploadAction): UploadState {
  switch (action.type) {
    case 'read': {
      const { sheets, fileName } = action
      const next: UploadState = { ...emptyUpload, sheets, fileName, step: 'sheet' }
      const [only] = sheets
      return only && sheets.length === 1 ? withSheet(next, only) : next
    }
    case 'showSheets':
      return { ...state, step: 'sheet' }
    case 'sheet':
      return withSheet(state, action.sheet)
    case 'encodingConfirmed':
      return state.sheet ? withColumns(state, readColumns(state.sheet.rows)) : state
    case 'headings':
      return state.sheet ? { ...state, columns: readColumns(state.sheet.rows, action.hasHeadings) } : state
    case 'map':
      return state.columns ? { ...state, columns: { ...state.columns, mapping: action.mapping } } : state
    case 'take':
      return taken(state)
    case 'showColumns':
      return { ...state, step: 'columns' }
    case 'restore':
      return { ...emptyUpload, step: 'rows', fileName: action.fileName, rows: action.rows }
    case 'edit':
      return changeRow(state, action.number, (row) => withValues(row, action.values))
    case 'choose':
      return changeRow(state, action.number, ({ choice: _, ...row }) => ({
        ...row,
        ...(action.choice && { choice: action.choice }),
      }))
    case 'progress':
      return { ...state, rows: state.rows.map((row) => moved(row, action.changes.get(row.number))) }
    case 'queue':
      return { ...state, queue: action.queue }
    case 'restart':
      break
  }
  return emptyUpload
}

/** The kind of a row in the list and in the sums. */
export type Kind = 'fix' | 'failed' | 'ready' | 'skip' | 'sending' | 'added'
export type Line = { row: UploadRow; check: Check; kind: Kind }

function kindOf({ progress: { state } }: UploadRow, check: Check): Kind {
  if (state === 'added' || state === 'sending') return state
  // The reloaded roster may show that a call whose answer was lost did arrive.
  return state === 'failed' && check.state === 'ready' ? 'failed' : check.state
}

/** Every row with its check and kind. */
export function linesOf(rows: readonly UploadRow[], roster: RosterIndex): Line[] {
  const checks = checkRows(rows, roster)
  return rows.flatMap((row, i) => {
    const check = checks[i]
    return check ? [{ row, check, kind: kindOf(row, check) }] : []
  })
}

export type Sums = Record<Kind, number>
export function sumsOf(lines: readonly Line[]): Sums {
  const sums: Sums = { fix: 0, failed: 0, ready: 0, skip: 0, sending: 0, added: 0 }
  for (const { kind } of lines) sums[kind]++
  return sums
}

/** Whether a row still has to get onto the roster. */
export const isLeft = ({ kind }: Line) => kind !== 'added' && kind !== 'skip'
export const isSendable = ({ kind }: Line) => kind === 'ready' || kind === 'failed'

/** Whether a row can be sent, but has a note or a suggestion that a person should read first. */
export const needsLook = ({ kind, check }: Line) =>
  kind === 'ready' && [check.rowNotes, check.cellNotes, check.meant].some((one) => Object.keys(one).length)

/** The field to go to when looking for the next problem: the first with an error, a note or a suggestion. */
export function problemIn(line: Line): Field | undefined {
  const { errors, cellNotes, meant } = line.check
  if (line.kind === 'fix') return FIELDS.find((field) => errors[field])
  if (!needsLook(line)) return undefined
  return FIELDS.find((field) => cellNotes[field] ?? meant[field]) ?? FIELDS[0]
}
