/** How long items are kept, in milliseconds, and how many of them. */
export type Keeping = {
  /** Until this age, an item is returned as it is. */
  fresh: number
  /** Until this age, it is returned while a new one is made. After that, only if no new one is ready in time. */
  stale: number
  /** The longest that a request waits for a new item. */
  patience: number
  /** The most items to keep. Beyond that, the least recently requested one is dropped. */
  most: number
}

export const KEEPING: Keeping = { fresh: 60_000, stale: 600_000, patience: 300, most: 2000 }

/**
 * A new item and what to do with it: keep it for the next requests (`kept`); use it `once`, because it is right but not
 * worth keeping; or prefer an older item if there is one (`makeshift`), because something could not be loaded.
 */
export type Made<Item> = { item: Item; worth: 'kept' | 'once' | 'makeshift' }

/** An item, and its age in milliseconds. */
export type Aged<Item> = { item: Item; age: number }

type Entry<Item> = { item: Item; at: number }

/**
 * Caches items that take time to make, and never makes the same item twice at once.
 * @param make makes the item of a key
 * @param instead makes the item that is returned if none is ready in time
 */
export function keep<Item>(
  make: (key: string) => Promise<Made<Item>>,
  instead: (key: string) => Item,
  { fresh, stale, patience, most }: Keeping = KEEPING,
): (key: string) => Promise<Aged<Item>> {
  const entries = new Map<string, Entry<Item>>()
  const making = new Map<string, Promise<Entry<Item>>>()

  /** A Map lists its keys in insertion order, so the first key is the least recently requested one. */
  function store(key: string, entry: Entry<Item>) {
    entries.delete(key)
    entries.set(key, entry)
    for (const oldest of entries.keys()) {
      if (entries.size <= most) break
      entries.delete(oldest)
    }
  }

  async function start(key: string): Promise<Entry<Item>> {
    const { item, worth } = await make(key)
    const entry = { item, at: Date.now() }
    if (worth === 'kept' && fresh > 0) store(key, entry)
    if (worth === 'once') entries.delete(key)
    return (worth === 'makeshift' && entries.get(key)) || entry
  }

  function makeOnce(key: string): Promise<Entry<Item>> {
    const running = making.get(key)
    if (running) return running
    const started = start(key).finally(() => making.delete(key))
    // No request may be left to handle the rejection.
    started.catch(() => undefined)
    making.set(key, started)
    return started
  }

  const aged = ({ item, at }: Entry<Item>): Aged<Item> => ({ item, age: Math.max(0, Date.now() - at) })

  return async (key) => {
    const old = entries.get(key)
    const age = old ? Date.now() - old.at : Infinity
    if (old && age < fresh) {
      store(key, old)
      return aged(old)
    }
    const made = makeOnce(key)
    if (old && age < stale) return aged(old)
    const late = Promise.withResolvers<Entry<Item>>()
    const timer = setTimeout(() => late.resolve(old ?? { item: instead(key), at: Date.now() }), patience)
    try {
      return aged(await Promise.race([made, late.promise]))
    } finally {
      clearTimeout(timer)
    }
  }
}
