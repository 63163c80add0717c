/** How long items are kept, in milliseconds, and how many of them. */
export type Keeping = {
  /** Until this age, an item is returned as it is. */
  fresh: number
  /** Until this age, it is returned while a new one is made. After that, only if no new one is ready in time. */
  stale: number
  /** The longest that a request waits for a new item: if there is none yet, and if there is an older one. */
  patience: number
  patienceWithOld: number
  /** The most items to keep. Beyond that, the least recently requested one is dropped. */
  most: number
}

export const KEEPING: Keeping = {
  fresh: 60_000,
  stale: 600_000,
  patience: 2000,
  patienceWithOld: 300,
  most: 2000,
}

/**
 * A new item and what to do with it: keep it for the next requests (`kept`); use it `once`, because it is right but not
 * worth keeping; or prefer an older item if there is one (`makeshift`), because something could not be loaded.
 */
export type Made<Item> = { item: Item; worth: 'kept' | 'once' | 'makeshift' }

/** An item that is being made. */
export type Making<Item> = {
  whole: Promise<Made<Item>>
  /** What there is of it by now, for a request that has waited long enough. */
  soFar: () => Item
}

/** An item, and when it was made. */
type Entry<Item> = { item: Item; at: number }
type Running<Item> = { entry: Promise<Entry<Item>>; soFar: () => Item }

/** Caches items that take time to make, and never makes the same item twice at once. */
export function keep<Item>(
  make: (key: string) => Making<Item>,
  { fresh, stale, patience, patienceWithOld, most }: Keeping = KEEPING,
): (key: string) => Promise<Entry<Item>> {
  const entries = new Map<string, Entry<Item>>()
  const running = new Map<string, Running<Item>>()

  /** A Map lists its keys in insertion order, so the first key is the least recently requested one. */
  function store(key: string, entry: Entry<Item>) {
    entries.delete(key)
    entries.set(key, entry)
    for (const oldest of entries.keys()) {
      if (entries.size <= most) break
      entries.delete(oldest)
    }
  }

  async function settle(key: string, whole: Making<Item>['whole']): Promise<Entry<Item>> {
    try {
      const { item, worth } = await whole
      const entry = { item, at: Date.now() }
      if (worth === 'kept' && fresh > 0) store(key, entry)
      if (worth === 'once') entries.delete(key)
      return (worth === 'makeshift' && entries.get(key)) || entry
    } finally {
      running.delete(key)
    }
  }

  function makeOnce(key: string): Running<Item> {
    const known = running.get(key)
    if (known) return known
    const { whole, soFar } = make(key)
    const started = { entry: settle(key, whole), soFar }
    // No request may be left to handle the rejection.
    started.entry.catch(() => undefined)
    running.set(key, started)
    return started
  }

  return async (key) => {
    const old = entries.get(key)
    const age = old ? Date.now() - old.at : Infinity
    if (old && age < fresh) {
      store(key, old)
      return old
    }
    const { entry, soFar } = makeOnce(key)
    if (old && age < stale) return old
    const late = Promise.withResolvers<undefined>()
    const timer = setTimeout(() => late.resolve(undefined), old ? patienceWithOld : patience)
    try {
      const made = await Promise.race([entry, late.promise])
      return made ?? old ?? { item: soFar(), at: Date.now() }
    } finally {
      clearTimeout(timer)
    }
  }
}
