import { IdempotencyKeys } from '../../lib/idempotency-keys.ts'
import { type Base, type Draft, drafts } from './drafts.ts'

type Values = Record<string, unknown>

/** The draft of one form in one tab. Other tabs may keep drafts of the same name: it never removes theirs. */
export class OwnDraft {
  /** What was kept when the form opened. */
  readonly found: Draft | undefined
  /** Of what was sent and not seen created. They are kept with what was typed, so that a reload is no second student. */
  readonly keys: IdempotencyKeys
  private readonly name: string
  private last: Pick<Draft, 'values' | 'base'> | undefined

  constructor(name: string) {
    this.name = name
    this.found = drafts.read(name)
    this.last = this.found
    this.keys = new IdempotencyKeys(this.found?.keys, () => this.isOwn && this.last && this.keep(this.last))
  }

  /** True when it is kept. */
  write(values: Values, base?: Base): boolean {
    this.last = { values, ...(base && { base }) }
    return this.keep(this.last)
  }

  /** Removes what this form found or wrote, unless another tab has written since. */
  remove() {
    if (this.isOwn) drafts.remove(this.name)
    this.last = undefined
  }

  private get isOwn() {
    return this.last !== undefined && drafts.holds(this.name, this.last.values)
  }

  private keep({ values, base }: Pick<Draft, 'values' | 'base'>) {
    return drafts.write(this.name, values, base, this.keys.kept)
  }
}
