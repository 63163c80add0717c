/** How long items are kept, in milliseconds, and how many. */
export type Keeping = {
  /** For so long an item is given as it is. */
  fresh: number
  /** For so long it is given while a new one is made. After that it is given only when no new one comes in time. */
  stale: number
  /** Nobody waits longer for a new item. */
  patience: number
  /** At most so many items; the one that was not asked for the longest goes first. */
  most: number
}

export const KEEPING: Keeping = { fresh: 60_000, stale: 600_000, patience: 300, most: 2000 }

/**
 * What was made. Its worth says what becomes of it: `kept` for the next visitors; `once`, because it is right but not
 * worth keeping; `makeshift`, when something could not be read and an older item is better.
 */
export type Made<Item> = { item: Item; worth: 'kept' | 'once' | 'makeshift' }

/** An item, and its age in milliseconds. */
export type Aged<Item> = { item: Item; age: number }

type Entry<Item> = { item: Item; at: number }

/**
 * Keeps what takes time to make, and never makes the same thing twice at once.
 * @param make makes the item of a key
 * @param instead what is given when nothing comes in time
 */
export function keep<Item>(
  make: (key: string) => Promise<Made<Item>>,
  instead: (key: string) => Item,
  { fresh, stale, patience, most }: Keeping = KEEPING,
): (key: string) => Promise<Aged<Item>> {
  const entries = new Map<string, Entry<Item>>()
  const making = new Map<string, Promise<Entry<Item>>>()

  /** A Map lists its keys in the order in which they came, so the first one was not asked for the longest. */
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
    // Nobody may be waiting any more when it fails.
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
