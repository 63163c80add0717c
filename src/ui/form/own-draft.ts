import { IdempotencyKeys } from '../../lib/idempotency-keys.ts'
import { type Base, type Draft, drafts } from './drafts.ts'

type Values = Record<string, unknown>

/** The draft of one form in one tab. Other tabs, and earlier visits, have drafts of their own under the same name. */
export class OwnDraft {
  /** What was kept when the form opened, the newest first. */
  readonly found: readonly Draft[]
  /** Of what was sent and not seen created. They are kept with what was typed, so that a reload is no second student. */
  readonly keys: IdempotencyKeys
  private readonly name: string
  private id = crypto.randomUUID() as string
  private last: Pick<Draft, 'values' | 'base'> | undefined

  constructor(name: string) {
    this.name = name
    this.found = drafts.all(name)
    const kept = Object.assign({}, ...this.found.map(({ keys }) => keys)) as NonNullable<Draft['keys']>
    this.keys = new IdempotencyKeys(kept, () => this.last && this.keep(this.last))
  }

  /** True when it is kept. */
  write(values: Values, base?: Base): boolean {
    this.last = { values, ...(base && { base }) }
    return this.keep(this.last)
  }

  /** What is typed here is no longer wanted. */
  remove() {
    this.forget(this.id)
    this.last = undefined
  }

  /** What is typed here is sent, and with it every draft that says the same. */
  settle(isSent: (draft: Draft) => boolean) {
    this.remove()
    for (const one of drafts.all(this.name)) if (isSent(one)) this.forget(one.id)
  }

  /** Restored or discarded: one of those that were found. */
  forget(id: string) {
    drafts.remove(this.name, id)
  }

  /** Goes on with the newest that was found, and returns it. */
  takeUp(): Draft | undefined {
    const [newest] = this.found
    this.id = newest?.id ?? this.id
    this.last = newest
    return newest
  }

  /** What is typed here stays kept, as an earlier visit would have left it. Whatever is typed from now on is another draft. */
  setAside(): Draft[] {
    const aside = this.last ? [{ id: this.id, savedAt: Date.now(), ...this.last }] : []
    this.id = crypto.randomUUID()
    this.last = undefined
    return aside
  }

  private keep({ values, base }: Pick<Draft, 'values' | 'base'>) {
    const keys = this.keys.kept
    return drafts.write(this.name, values, {
      id: this.id,
      ...(base && { base }),
      ...(Object.keys(keys).length && { keys }),
    })
  }
}
