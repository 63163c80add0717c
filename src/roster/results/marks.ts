import type { RegistrantStatus } from '../../api/generated/training.types.ts'
import { added, noTally, sum, type Tally } from './tally.ts'

export type Mark = { readonly isChecked: boolean; readonly status: RegistrantStatus | undefined }
export type BulkChecked = 'all' | 'some' | 'none'

const marksWith = (isChecked: boolean): Record<RegistrantStatus | 'blank', Mark> => ({
  PASSED: { isChecked, status: 'PASSED' },
  REMEDIAL: { isChecked, status: 'REMEDIAL' },
  FAILED: { isChecked, status: 'FAILED' },
  NO_SHOW: { isChecked, status: 'NO_SHOW' },
  blank: { isChecked, status: undefined },
})
/** All that there are, so that thousands of marks are ten objects, and equal ones the same. */
const MARKS = { checked: marksWith(true), unchecked: marksWith(false) }
const markOf = (isChecked: boolean, status: RegistrantStatus | undefined) =>
  MARKS[isChecked ? 'checked' : 'unchecked'][status ?? 'blank']
const BLANK = MARKS.unchecked.blank

/** What is known of all marks at once. */
export type Summary = {
  readonly total: number
  readonly checked: number
  readonly bulk: BulkChecked
  readonly tally: Readonly<Tally>
  /** Every registrant has a status. */
  readonly canSubmit: boolean
}

/**
 * The results page of section 4: who is checked, and who has which status. Outside of React, so that a mark in a list of
 * thousands renders its own row and the summary, and nothing else.
 */
export class Marks {
  // Marks in a row and not in a map: thousands are changed together without looking for each.
  private positions = new Map<string, number>()
  private marks: Mark[] = []
  // Counted along, so that one mark among thousands costs as much as one among ten.
  private counts = { checked: noTally(), unchecked: noTally() }
  private readonly listeners = new Set<() => void>()
  private summary: Summary | undefined

  /** Unchecked and without a status are all that were not there before; who left the roster is forgotten. */
  setRegistrants(ids: readonly string[]) {
    const before = this.positions
    const known = [...new Set(ids)]
    const isChanged = before.size !== known.length || known.some((id) => !before.has(id))
    this.marks = known.map(this.of)
    this.positions = new Map(known.map((id, position) => [id, position]))
    this.counts = { checked: noTally(), unchecked: noTally() }
    for (const mark of this.marks) this.count(mark, 1)
    if (isChanged) this.tell()
  }

  readonly of = (id: string): Mark => this.marks[this.positions.get(id) ?? -1] ?? BLANK

  check(id: string, isChecked: boolean) {
    this.change([id], ({ status }) => markOf(isChecked, status))
  }

  checkAll(isChecked: boolean) {
    this.changeAll(({ status }) => markOf(isChecked, status))
  }

  setStatus(id: string, status: RegistrantStatus | undefined) {
    this.setStatuses([id], status)
  }

  setStatuses(ids: readonly string[], status: RegistrantStatus | undefined) {
    this.change(ids, ({ isChecked }) => markOf(isChecked, status))
  }

  /** Sets the status of everyone who is checked, or of those among them who have none. */
  setChecked(given: RegistrantStatus, { onlyBlanks = false } = {}) {
    this.changeAll((mark) => (mark.isChecked && !(onlyBlanks && mark.status) ? markOf(true, given) : mark))
  }

  /** Of the checked ones, how many have another status already, and how many have none. */
  checkedBeside(given: RegistrantStatus): { others: number; blanks: number } {
    const { blank, [given]: same } = this.counts.checked
    return { others: sum(this.counts.checked) - blank - same, blanks: blank }
  }

  blanks(): string[] {
    return [...this.positions.keys()].filter((id) => !this.of(id).status)
  }

  readonly summarize = (): Summary => {
    if (this.summary) return this.summary
    const tally = added(this.counts.checked, this.counts.unchecked)
    const checked = sum(this.counts.checked)
    const total = this.marks.length
    const bulk = checked === 0 ? 'none' : checked === total ? 'all' : 'some'
    const canSubmit = total > 0 && tally.blank === 0
    return (this.summary = { total, checked, bulk, tally, canSubmit })
  }

  /** The statuses that are given, by registrant. */
  statuses(): Record<string, RegistrantStatus> {
    const given = [...this.positions.keys()].map((id) => [id, this.of(id).status])
    return Object.fromEntries(given.filter(([, status]) => status))
  }

  /** Calls the listener after each change. Only the rows in view listen, so it is not said whose mark it was. */
  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  private change(ids: readonly string[], next: (mark: Mark) => Mark) {
    let isChanged = false
    for (const id of ids) isChanged = this.changeAt(this.positions.get(id) ?? -1, next) || isChanged
    if (isChanged) this.tell()
  }

  private changeAll(next: (mark: Mark) => Mark) {
    let isChanged = false
    for (let at = 0; at < this.marks.length; at++) isChanged = this.changeAt(at, next) || isChanged
    if (isChanged) this.tell()
  }

  private changeAt(position: number, next: (mark: Mark) => Mark): boolean {
    const before = this.marks[position]
    const after = before && next(before)
    if (!after || after === before) return false
    this.marks[position] = after
    this.count(before, -1)
    this.count(after, 1)
    return true
  }

  private count({ status, isChecked }: Mark, by: 1 | -1) {
    this.counts[isChecked ? 'checked' : 'unchecked'][status ?? 'blank'] += by
  }

  private tell() {
    this.summary = undefined
    for (const listener of this.listeners) listener()
  }
}
