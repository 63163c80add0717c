// What was typed and not sent, kept in this browser for whoever typed it: it outlives a reload, a closed tab and the way
// to the sign-in and back. Signing out removes it.
import type { KeptKeys } from '../../lib/idempotency-keys.ts'
import { isRecord } from '../../lib/is-record.ts'

type Values = Record<string, unknown>

/** The version of a resource that somebody began to edit, and the values of the form then. */
export type Base = { version: string; values: Values }

/**
 * @property id tells the drafts of one form apart: each tab writes its own
 * @property keys of what was sent and not seen created
 */
export type Draft = { id: string; savedAt: number; values: Values; base?: Base; keys?: KeptKeys }

/** The ID of what all tabs write together. */
const SHARED = 'shared'

const PREFIX = 'draft'
const LIFETIME = 7 * 86_400_000

let owner: string | undefined
const keyOf = (name: string) => `${PREFIX}.${owner}.${name}`

const areKeys = (value: unknown): value is KeptKeys =>
  isRecord(value) && Object.values(value).every((key) => typeof key === 'string')

/** Runs on the storage; undefined where it is full or forbidden. */
function onStorage<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(localStorage)
  } catch {
    return undefined
  }
}

/** A draft if it is valid and not too old, because the storage may hold anything. */
function draftIn(parsed: Partial<Draft> | null): Draft[] {
  const { id, savedAt, values, base, keys } = parsed ?? {}
  if (typeof savedAt !== 'number' || !isRecord(values) || Date.now() - savedAt >= LIFETIME) return []
  const isBased = typeof base?.version === 'string' && isRecord(base.values)
  const rest = { savedAt, values, ...(isBased && { base }), ...(areKeys(keys) && { keys }) }
  return [{ id: typeof id === 'string' ? id : SHARED, ...rest }]
}

function draftsAt(key: string): Draft[] {
  const text = onStorage((storage) => storage.getItem(key))
  if (!text) return []
  try {
    // An older release kept one draft, and no list.
    return [JSON.parse(text) as Partial<Draft> | null].flat().flatMap(draftIn)
  } catch {
    return []
  }
}

/** True when they are kept. */
function keepAt(key: string, list: readonly Draft[]): boolean {
  const isDone = onStorage((storage) => {
    if (list.length) storage.setItem(key, JSON.stringify(list))
    else storage.removeItem(key)
    return true
  })
  return isDone === true
}

const keysOf = (start: string) =>
  (onStorage((storage) => Object.keys(storage)) ?? []).filter((key) => key.startsWith(`${start}.`))

export const drafts = {
  /** Sets the owner of new drafts; without an owner none are kept. What is too old goes. */
  belongTo(userId: string | undefined) {
    owner = userId
    for (const key of keysOf(PREFIX)) if (!draftsAt(key).length) keepAt(key, [])
  },

  /** Whether there is anybody to keep drafts for. */
  areKept: () => owner !== undefined,

  /** The drafts of a form, the newest first. */
  all: (name: string): Draft[] => (owner ? draftsAt(keyOf(name)) : []),

  /** The newest draft of a form. */
  read: (name: string): Draft | undefined => drafts.all(name)[0],

  /** All that a person has not sent, the newest first. */
  allOf(userId: string): { name: string; values: Values }[] {
    const own = `${PREFIX}.${userId}`
    return keysOf(own)
      .flatMap((key) => draftsAt(key).map((draft) => ({ ...draft, name: key.slice(own.length + 1) })))
      .toSorted((a, b) => b.savedAt - a.savedAt)
      .map(({ name, values }) => ({ name, values }))
  },

  /** Keeps a draft in place of the one with its ID, beside all others. True when it is kept. */
  write(name: string, values: Values, { id = SHARED, ...more }: Partial<Draft> = {}): boolean {
    const others = drafts.all(name).filter((one) => one.id !== id)
    return !!owner && keepAt(keyOf(name), [{ id, savedAt: Date.now(), values, ...more }, ...others])
  },

  remove(name: string, id = SHARED) {
    if (owner)
      keepAt(
        keyOf(name),
        drafts.all(name).filter((one) => one.id !== id),
      )
  },

  /** Listens for another tab that keeps a draft of this name, or removes it. Returns an unsubscribe function. */
  fromOtherTabs(name: string, listener: (draft: Draft | undefined) => void) {
    const hear = ({ key }: StorageEvent) => {
      if (key === keyOf(name)) listener(drafts.read(name))
    }
    addEventListener('storage', hear)
    return () => removeEventListener('storage', hear)
  },

  /** All that a person has not sent, and none are kept from now on. Those of others wait for them. */
  removeAllOf(userId: string) {
    owner = undefined
    for (const key of keysOf(`${PREFIX}.${userId}`)) keepAt(key, [])
  },
}

/** What a key in a draft stands for may be gone. The drafts stay without it. */
export function forgetKeptKeys() {
  for (const key of owner ? keysOf(`${PREFIX}.${owner}`) : []) {
    const list = draftsAt(key)
    if (list.some(({ keys }) => keys))
      keepAt(
        key,
        list.map(({ keys: _, ...draft }) => draft),
      )
  }
}
