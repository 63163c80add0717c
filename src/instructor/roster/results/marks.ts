import type { RegistrantStatus } from '../../../api/generated/training.types.ts'

/** The mark of one registrant. */
export type Mark = { readonly isChecked: boolean; readonly status: RegistrantStatus | undefined }

export type Tally = Record<RegistrantStatus | 'blank', number>
type BulkChecked = 'all' | 'some' | 'none'

/** A summary of all marks. */
export type Summary = {
  readonly total: number
  readonly checked: number
  readonly bulk: BulkChecked
  readonly tally: Readonly<Tally>
  /** True once every registrant has a status. */
  readonly canSubmit: boolean
}

type OwnMark = { -readonly [Key in keyof Mark]: Mark[Key] }

const BLANK: Mark = { isChecked: false, status: undefined }
const NONE: Readonly<Tally> = { PASSED: 0, REMEDIAL: 0, FAILED: 0, NO_SHOW: 0, blank: 0 }

/**
 * The marks of the results page (spec §4): which registrants are checked and what status each has. They live outside
 * React, so that a mark in a list of thousands rerenders only its own row and the summary.
 */
export class Marks {
  private marks = new Map<string, OwnMark>()
  /** Updated with each change, because a single mark in a list of thousands must not loop over all of them. */
  private tally: Tally = { ...NONE }
  private checked = 0
  private summary: Summary | undefined
  private readonly listeners = new Set<() => void>()

  /** Follows the roster: new registrants start blank, and the marks of those who left are dropped. */
  setRegistrants(ids: readonly string[]) {
    const before = this.marks
    this.marks = new Map(ids.map((id) => [id, before.get(id) ?? { ...BLANK }]))
    this.tally = { ...NONE }
    this.checked = 0
    for (const mark of this.marks.values()) this.count(mark, 1)
    if (this.marks.size !== before.size || ids.some((id) => !before.has(id))) this.tell()
  }

  /** The current mark of a registrant. The object is mutated by later changes. */
  readonly of = (id: string): Mark => this.marks.get(id) ?? BLANK

  check(id: string, isChecked: boolean) {
    this.change([this.marks.get(id)], { isChecked })
  }

  checkAll(isChecked: boolean) {
    this.change(this.marks.values(), { isChecked })
  }

  setStatus(id: string, status: RegistrantStatus | undefined) {
    this.setStatuses([id], status)
  }

  setStatuses(ids: readonly string[], status: RegistrantStatus | undefined) {
    this.change(
      ids.map((id) => this.marks.get(id)),
      { status },
    )
  }

  /** Removes every status. */
  clear() {
    this.change(this.marks.values(), { status: undefined })
  }

  /** Sets the status of every checked registrant, or only of those without one. */
  setChecked(status: RegistrantStatus, { onlyBlanks = false } = {}) {
    this.change(this.marks.values(), { status }, (mark) => mark.isChecked && !(onlyBlanks && mark.status))
  }

  /** How many of the checked registrants already have another status, and how many have none. */
  checkedBeside(given: RegistrantStatus): { others: number; blanks: number } {
    let [others, blanks] = [0, 0]
    for (const { isChecked, status } of this.marks.values()) {
      if (!isChecked) continue
      if (!status) blanks++
      else if (status !== given) others++
    }
    return { others, blanks }
  }

  blanks(): string[] {
    return [...this.marks].flatMap(([id, { status }]) => (status ? [] : [id]))
  }

  readonly summarize = (): Summary => (this.summary ??= this.makeSummary())

  /** The statuses that have been given, by registrant. */
  statuses(): Record<string, RegistrantStatus> {
    return Object.fromEntries([...this.marks].flatMap(([id, { status }]) => (status ? [[id, status]] : [])))
  }

  /** Calls the listener after each change. Only the rows in view listen, so it does not say whose mark changed. */
  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  private change(
    marks: Iterable<OwnMark | undefined>,
    next: Partial<Mark>,
    isMeant: (mark: Mark) => boolean = () => true,
  ) {
    let isChanged = false
    const setsStatus = 'status' in next
    for (const mark of marks) {
      if (!mark || !isMeant(mark)) continue
      const isChecked = next.isChecked ?? mark.isChecked
      const status = setsStatus ? next.status : mark.status
      if (isChecked === mark.isChecked && status === mark.status) continue
      this.count(mark, -1)
      mark.isChecked = isChecked
      mark.status = status
      this.count(mark, 1)
      isChanged = true
    }
    if (isChanged) this.tell()
  }

  private count({ isChecked, status }: Mark, by: 1 | -1) {
    this.tally[status ?? 'blank'] += by
    if (isChecked) this.checked += by
  }

  private makeSummary(): Summary {
    const { checked, tally } = this
    const total = this.marks.size
    const bulk = checked === 0 ? 'none' : checked === total ? 'all' : 'some'
    return { total, checked, bulk, tally: { ...tally }, canSubmit: total > 0 && tally.blank === 0 }
  }

  private tell() {
    this.summary = undefined
    for (const listener of this.listeners) listener()
  }
}
