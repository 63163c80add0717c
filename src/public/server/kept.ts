/** How long items are kept, in milliseconds, and how many of them. */
export type Keeping = {
  /** Until this age, an item is returned as it is. */
  fresh: number
  /** Until this age, it is returned while a new one is made. After that, only if no new one is ready in time. */
  stale: number
  /** The longest that a request waits for a new item: if there is none yet, and if there is an older one. */
  patience: number
  patienceWithOld: number
  /** The age until which an item is returned that is right for now only. */
  brief: number
  /** The most items to keep. Beyond that, the least recently requested one is dropped. */
  most: number
  /** The most items to make at a time. Beyond that, a request without an older item is refused at once. */
  mostAtOnce: number
}

export const KEEPING: Keeping = {
  fresh: 60_000,
  stale: 600_000,
  patience: 2000,
  patienceWithOld: 300,
  brief: 5000,
  most: 2000,
  mostAtOnce: 100,
}

/** For an item that is made anew each time, but still only once for all who ask for it meanwhile. */
export const NOTHING_KEPT = { fresh: 0, stale: 0 }

/**
 * A new item and what to do with it: keep it for the next requests (`kept`); keep it `briefly`, because it says that there is
 * nothing, which may change at any time; or prefer an older item if there is one (`makeshift`), because something could not
 * be loaded.
 */
export type Made<Item> = { item: Item; worth: 'kept' | 'briefly' | 'makeshift' }

/** An item that is being made. */
export type Making<Item> = {
  whole: Promise<Made<Item>>
  /** What there is of it by now, for a request that has waited long enough. */
  soFar: () => Item
}

/** An item, when it was made, in milliseconds since 1970 and by a clock that nobody sets, and whether a new one is due. */
type Entry<Item> = { item: Item; at: number; tick: number; isOld: boolean }
type Running<Item> = { entry: Promise<Entry<Item>>; soFar: () => Entry<Item> }

/** There is no item yet, and too many are being made. */
export class Busy extends Error {
  override name = 'Busy'
}

/** In milliseconds. What is older than a day is wrong, rather than better than nothing. */
const OLDEST = 86_400_000

/** In milliseconds. What there is of an item so far is written once for all who ask for it within this time. */
const SO_FAR = 500

const ageOf = ({ tick }: { tick: number }) => performance.now() - tick

const entryOf = <Item>(item: Item): Entry<Item> => ({
  item,
  at: Date.now(),
  tick: performance.now(),
  isOld: false,
})

/** Remembers the entries that were requested last. */
function memory<Item>(most: number) {
  // A Map lists its keys in insertion order, so the first key is the least recently requested one.
  const entries = new Map<string, Entry<Item>>()
  return {
    get(key: string) {
      const entry = entries.get(key)
      return entry && ageOf(entry) < OLDEST ? entry : undefined
    },
    drop: (key: string) => entries.delete(key),
    store(key: string, entry: Entry<Item>) {
      entries.delete(key)
      entries.set(key, entry)
      for (const oldest of entries.keys()) {
        if (entries.size <= most) break
        entries.delete(oldest)
      }
    },
  }
}

/** Caches items that take time to make, and never makes the same item twice at once. */
export function keep<Item>(
  make: (key: string) => Making<Item>,
  { fresh, stale, patience, patienceWithOld, brief, most, mostAtOnce }: Keeping = KEEPING,
): (key: string) => Promise<Entry<Item>> {
  const entries = memory<Item>(most)
  // Kept apart, so that the endless number of addresses without a page never pushes out a page.
  const nothings = memory<Item>(most)
  const running = new Map<string, Running<Item>>()

  function oldAt(key: string): Entry<Item> | undefined {
    const old = entries.get(key)
    return old && { ...old, isOld: true }
  }

  async function settle(key: string, whole: Making<Item>['whole']): Promise<Entry<Item>> {
    try {
      const { item, worth } = await whole
      const entry = entryOf(item)
      if (worth === 'makeshift') return oldAt(key) ?? entry
      entries.drop(key)
      if (fresh > 0) (worth === 'kept' ? entries : nothings).store(key, entry)
      return entry
    } finally {
      running.delete(key)
    }
  }

  /** Undefined if too many are being made. */
  function makeOnce(key: string): Running<Item> | undefined {
    const known = running.get(key)
    if (known || running.size >= mostAtOnce) return known
    const { whole, soFar } = make(key)
    let shared: Entry<Item> | undefined
    const started = {
      entry: settle(key, whole),
      soFar: () => (shared && ageOf(shared) < SO_FAR ? shared : (shared = entryOf(soFar()))),
    }
    // No request may be left to handle the rejection.
    started.entry.catch(() => undefined)
    running.set(key, started)
    return started
  }

  return async (key) => {
    const nothing = nothings.get(key)
    if (nothing && ageOf(nothing) < brief) return nothing
    const kept = entries.get(key)
    if (kept && ageOf(kept) < fresh) {
      entries.store(key, kept)
      return kept
    }
    const old = oldAt(key)
    const making = makeOnce(key)
    if (old && (ageOf(old) < stale || !making)) return old
    if (!making) throw new Busy('too many are being made')
    const late = Promise.withResolvers<undefined>()
    const timer = setTimeout(() => late.resolve(undefined), old ? patienceWithOld : patience)
    try {
      const made = await Promise.race([making.entry, late.promise])
      return made ?? old ?? making.soFar()
    } finally {
      clearTimeout(timer)
    }
  }
}
