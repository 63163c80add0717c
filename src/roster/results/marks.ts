import type { RegistrantStatus } from '../../api/generated/training.types.ts'

export type Mark = { readonly isChecked: boolean; readonly status: RegistrantStatus | undefined }
export type Tally = Record<RegistrantStatus | 'blank', number>
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
  private marks = new Map<string, Mark>()
  private readonly listeners = new Set<() => void>()
  private summary: Summary | undefined

  /** Unchecked and without a status are all that were not there before; who left the roster is forgotten. */
  setRegistrants(ids: readonly string[]) {
    const before = this.marks
    this.marks = new Map(ids.map((id) => [id, before.get(id) ?? BLANK]))
    const isChanged = before.size !== this.marks.size || ids.some((id) => !before.has(id))
    if (isChanged) this.tell()
  }

  readonly of = (id: string): Mark => this.marks.get(id) ?? BLANK

  check(id: string, isChecked: boolean) {
    this.change([id], ({ status }) => markOf(isChecked, status))
  }

  checkAll(isChecked: boolean) {
    this.change(this.marks.keys(), ({ status }) => markOf(isChecked, status))
  }

  setStatus(id: string, status: RegistrantStatus | undefined) {
    this.setStatuses([id], status)
  }

  setStatuses(ids: readonly string[], status: RegistrantStatus | undefined) {
    this.change(ids, ({ isChecked }) => markOf(isChecked, status))
  }

  /** Sets the status of everyone who is checked, or of those among them who have none. */
  setChecked(given: RegistrantStatus, { onlyBlanks = false } = {}) {
    this.change(this.marks.keys(), (mark) =>
      mark.isChecked && !(onlyBlanks && mark.status) ? markOf(true, given) : mark,
    )
  }

  /** Of the checked ones, how many have another status already, and how many have none. */
  checkedBeside(given: RegistrantStatus): { others: number; blanks: number } {
    let [others, blanks] = [0, 0]
    for (const { isChecked, status } of this.marks.values()) {
      if (!isChecked || status === given) continue
      if (status) others++
      else blanks++
    }
    return { others, blanks }
  }

  blanks(): string[] {
    return [...this.marks.keys()].filter((id) => !this.of(id).status)
  }

  readonly summarize = (): Summary => {
    if (this.summary) return this.summary
    const tally: Tally = { PASSED: 0, REMEDIAL: 0, FAILED: 0, NO_SHOW: 0, blank: 0 }
    let checked = 0
    for (const { status, isChecked } of this.marks.values()) {
      tally[status ?? 'blank']++
      if (isChecked) checked++
    }
    const total = this.marks.size
    const bulk = checked === 0 ? 'none' : checked === total ? 'all' : 'some'
    return (this.summary = { total, checked, bulk, tally, canSubmit: total > 0 && tally.blank === 0 })
  }

  /** The statuses that are given, by registrant. */
  statuses(): Record<string, RegistrantStatus> {
    return Object.fromEntries([...this.marks].flatMap(([id, { status }]) => (status ? [[id, status]] : [])))
  }

  /** Calls the listener after each change. Only the rows in view listen, so it is not said whose mark it was. */
  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  private change(ids: Iterable<string>, next: (mark: Mark) => Mark) {
    let isChanged = false
    for (const id of ids) {
      const before = this.marks.get(id)
      const after = before && next(before)
      if (!after || after === before) continue
      this.marks.set(id, after)
      isChanged = true
    }
    if (isChanged) this.tell()
  }

  private tell() {
    this.summary = undefined
    for (const listener of this.listeners) listener()
  }
}
