// What was typed and not sent, kept in this browser for whoever typed it: it outlives a reload, a closed tab and the way
// to the sign-in and back. Signing out removes it.
import type { KeptKeys } from '../../lib/idempotency-keys.ts'

type Values = Record<string, unknown>

/** The version of a resource that somebody began to edit, and the values of the form then. */
export type Base = { version: string; values: Values }

/** @property keys of what was sent and not seen created */
export type Draft = { savedAt: number; values: Values; base?: Base; keys?: KeptKeys }

const PREFIX = 'draft'
const LIFETIME = 7 * 86_400_000

let owner: string | undefined
const keyOf = (name: string) => `${PREFIX}.${owner}.${name}`

const isGroup = (value: unknown): value is Values => typeof value === 'object' && value !== null
const areKeys = (value: unknown): value is KeptKeys =>
  isGroup(value) && Object.values(value).every((key) => typeof key === 'string')

/** Runs on the storage; undefined where it is full or forbidden. */
function onStorage<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(localStorage)
  } catch {
    return undefined
  }
}

function draftAt(key: string): Draft | undefined {
  const text = onStorage((storage) => storage.getItem(key))
  if (!text) return undefined
  try {
    const draft = JSON.parse(text) as Partial<Draft> | null
    const { savedAt, values, base, keys } = draft ?? {}
    if (typeof savedAt !== 'number' || !isGroup(values) || Date.now() - savedAt >= LIFETIME) return undefined
    const isBased = typeof base?.version === 'string' && isGroup(base.values)
    return { savedAt, values, ...(isBased && { base }), ...(areKeys(keys) && { keys }) }
  } catch {
    return undefined
  }
}

export const drafts = {
  /** Sets the owner of new drafts; without an owner none are kept. */
  belongTo(userId: string | undefined) {
    owner = userId
  },

  read: (name: string): Draft | undefined => (owner ? draftAt(keyOf(name)) : undefined),

  /** All that a person has not sent. */
  allOf(userId: string): { name: string; values: Values }[] {
    const own = `${PREFIX}.${userId}.`
    const keys = onStorage((storage) => Object.keys(storage)) ?? []
    return keys.flatMap((key) => {
      const draft = key.startsWith(own) ? draftAt(key) : undefined
      return draft ? [{ name: key.slice(own.length), values: draft.values }] : []
    })
  },

  /**
   * True when it is kept.
   *
   * @param base what was edited, if it has versions
   */
  write(name: string, values: Values, base?: Base, keys: KeptKeys = {}): boolean {
    const draft: Draft = {
      savedAt: Date.now(),
      values,
      ...(base && { base }),
      ...(Object.keys(keys).length && { keys }),
    }
    const text = JSON.stringify(draft)
    return !!owner && onStorage((storage) => (storage.setItem(keyOf(name), text), true)) === true
  },

  remove(name: string) {
    onStorage((storage) => storage.removeItem(keyOf(name)))
  },

  /** Whether a draft still holds these values. Another tab may have kept others in the meantime. */
  holds: (name: string, values: Values) =>
    JSON.stringify(drafts.read(name)?.values) === JSON.stringify(values),

  /** Listens for another tab that keeps a draft of this name, or removes it. Returns an unsubscribe function. */
  fromOtherTabs(name: string, listener: (draft: Draft | undefined) => void) {
    const hear = ({ key }: StorageEvent) => {
      if (key === keyOf(name)) listener(drafts.read(name))
    }
    addEventListener('storage', hear)
    return () => removeEventListener('storage', hear)
  },

  /** Everyone's, and none from now on: the next person at this browser must not find them. */
  removeAll() {
    owner = undefined
    onStorage((storage) => {
      for (const key of Object.keys(storage)) if (key.startsWith(`${PREFIX}.`)) storage.removeItem(key)
    })
  },
}
