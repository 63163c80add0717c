import type { RegistrantStatus } from '../../api/generated/training.types.ts'
import { BLANK, codeOf, type Mark, MARKS } from './mark.ts'

export type Tally = Record<RegistrantStatus | 'blank', number>
export type BulkChecked = 'all' | 'some' | 'none'

/** What is known of all marks at once. */
export type Summary = {
  readonly total: number
  readonly checked: number
  readonly bulk: BulkChecked
  readonly tally: Readonly<Tally>
  /** Every registrant has a status. */
  readonly canSubmit: boolean
}

type Change = (mark: Mark) => Mark

/**
 * The results page of section 4: who is checked, and who has which status. Outside of React, so that a mark in a list of
 * thousands renders its own row and the summary, and nothing else.
 */
export class Marks {
  private positions = new Map<string, number>()
  private codes = new Uint8Array()
  /** How many have each of the marks. */
  private counts = MARKS.map(() => 0)
  private readonly listeners = new Set<() => void>()
  private summary: Summary | undefined

  /** Unchecked and without a status are all that were not there before; who left the roster is forgotten. */
  setRegistrants(ids: readonly string[]) {
    const before = this.positions
    const known = [...new Set(ids)]
    const isChanged = before.size !== known.length || known.some((id) => !before.has(id))
    this.codes = Uint8Array.from(known, (id) => codeOf(this.of(id)))
    this.positions = new Map(known.map((id, position) => [id, position]))
    this.counts = MARKS.map(() => 0)
    for (const code of this.codes) this.count(code, 1)
    if (isChanged) this.tell()
  }

  readonly of = (id: string): Mark => this.at(this.positions.get(id) ?? -1)

  check(id: string, isChecked: boolean) {
    this.change([id], ({ status }) => ({ isChecked, status }))
  }

  checkAll(isChecked: boolean) {
    this.changeAll(({ status }) => ({ isChecked, status }))
  }

  setStatus(id: string, status: RegistrantStatus | undefined) {
    this.setStatuses([id], status)
  }

  setStatuses(ids: readonly string[], status: RegistrantStatus | undefined) {
    this.change(ids, ({ isChecked }) => ({ isChecked, status }))
  }

  /** Takes every status back. */
  clear() {
    this.changeAll(({ isChecked }) => ({ isChecked, status: undefined }))
  }

  /** Sets the status of everyone who is checked, or of those among them who have none. */
  setChecked(status: RegistrantStatus, { onlyBlanks = false } = {}) {
    this.changeAll((mark) => (mark.isChecked && !(onlyBlanks && mark.status) ? { ...mark, status } : mark))
  }

  /** Of the checked ones, how many have another status already, and how many have none. */
  checkedBeside(given: RegistrantStatus): { others: number; blanks: number } {
    return {
      others: this.number(({ isChecked, status }) => isChecked && !!status && status !== given),
      blanks: this.number(({ isChecked, status }) => isChecked && !status),
    }
  }

  blanks(): string[] {
    return [...this.positions].flatMap(([id, position]) => (this.at(position).status ? [] : [id]))
  }

  readonly summarize = (): Summary => {
    if (this.summary) return this.summary
    const total = this.codes.length
    const checked = this.number((mark) => mark.isChecked)
    const bulk = checked === 0 ? 'none' : checked === total ? 'all' : 'some'
    const having = (status: Mark['status']) => this.number((mark) => mark.status === status)
    const tally = {
      PASSED: having('PASSED'),
      REMEDIAL: having('REMEDIAL'),
      FAILED: having('FAILED'),
      NO_SHOW: having('NO_SHOW'),
      blank: having(undefined),
    }
    return (this.summary = { total, checked, bulk, tally, canSubmit: total > 0 && tally.blank === 0 })
  }

  /** The statuses that are given, by registrant. */
  statuses(): Record<string, RegistrantStatus> {
    return Object.fromEntries(
      [...this.positions].flatMap(([id, position]) => {
        const { status } = this.at(position)
        return status ? [[id, status]] : []
      }),
    )
  }

  /** Calls the listener after each change. Only the rows in view listen, so it is not said whose mark it was. */
  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  private at(position: number): Mark {
    return MARKS[this.codes[position] ?? -1] ?? BLANK
  }

  private number(has: (mark: Mark) => boolean): number {
    return MARKS.reduce((sum, mark, code) => (has(mark) ? sum + (this.counts[code] ?? 0) : sum), 0)
  }

  private count(code: number, by: number) {
    this.counts[code] = (this.counts[code] ?? 0) + by
  }

  private change(ids: readonly string[], next: Change) {
    let isChanged = false
    for (const id of ids) {
      const position = this.positions.get(id)
      if (position === undefined) continue
      const before = codeOf(this.at(position))
      const after = codeOf(next(this.at(position)))
      if (after === before) continue
      this.codes[position] = after
      this.count(before, -1)
      this.count(after, 1)
      isChanged = true
    }
    if (isChanged) this.tell()
  }

  /** Asks once for each mark that there is, and not once for each registrant. */
  private changeAll(next: Change) {
    const after = MARKS.map((mark) => codeOf(next(mark)))
    const before = this.counts
    if (before.every((count, code) => count === 0 || after[code] === code)) return
    this.codes = this.codes.map((code) => after[code] ?? code)
    this.counts = MARKS.map(() => 0)
    for (const [code, count] of before.entries()) this.count(after[code] ?? code, count)
    this.tell()
  }

  private tell() {
    this.summary = undefined
    for (const listener of this.listeners) listener()
  }
}
