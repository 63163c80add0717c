import { IdempotencyKeys } from '../../lib/idempotency-keys.ts'
import { type Base, type Draft, drafts } from './drafts.ts'

type Values = Record<string, unknown>

/** The drafts that this page holds. */
const held = new Set<string>()

/** Holds a draft until this page is gone. False if another tab holds it: somebody may be typing there. */
const hold = (id: string) =>
  new Promise<boolean>((answer) => {
    if (held.has(id)) return answer(true)
    const keepHold = (lock: Lock | null) => {
      answer(lock !== null)
      if (!lock) return undefined
      held.add(id)
      return new Promise<never>(() => {})
    }
    navigator.locks.request(`draft.${id}`, { ifAvailable: true }, keepHold).catch(() => answer(false))
  })

/** The keys of forms without drafts, by their names. They outlive the form: opened again, it may send the same once more. */
const keysOfTab = new Map<string, IdempotencyKeys>()

function keysWithoutDraft(name: string) {
  const keys = keysOfTab.get(name) ?? new IdempotencyKeys()
  keysOfTab.set(name, keys)
  return keys
}

/** The draft of one form in one tab. Other tabs, and earlier visits, have drafts of their own under the same name. */
export class OwnDraft {
  /** What was kept when the form opened, the newest first. */
  readonly found: readonly Draft[]
  /** Of what was sent and not seen created. They are kept with what was typed, so that a reload is no second student. */
  readonly keys: IdempotencyKeys
  private readonly name: string
  private id = crypto.randomUUID() as string
  private last: Pick<Draft, 'values' | 'base'> | undefined
  /** What it goes on with. */
  takenUp: Draft | undefined
  private taking: Promise<Draft | undefined> | undefined

  constructor(name: string) {
    this.name = name
    this.found = drafts.all(name)
    if (!drafts.areKept()) {
      this.keys = keysWithoutDraft(name)
      return
    }
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

  /** Goes on with the newest that no other tab goes on with, and returns it. Other tabs then leave this one alone. */
  takeUp(): Promise<Draft | undefined> {
    // In development, React runs each effect twice.
    return (this.taking ??= this.findFree())
  }

  /** What is typed here stays kept, as an earlier visit would have left it. Whatever is typed from now on is another draft. */
  setAside(): Draft[] {
    const aside = this.last ? [{ id: this.id, savedAt: Date.now(), ...this.last }] : []
    this.id = crypto.randomUUID()
    this.last = undefined
    return aside
  }

  private async findFree(): Promise<Draft | undefined> {
    for (const { id } of this.found) {
      const isFree = await hold(id)
      // Its tab may just have sent it, and closed.
      const draft = isFree && drafts.all(this.name).find((one) => one.id === id)
      if (!draft) continue
      this.remove()
      this.id = id
      this.last = draft
      this.takenUp = draft
      return draft
    }
    await hold(this.id)
    return undefined
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
