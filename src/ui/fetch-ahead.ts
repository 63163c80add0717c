type Fetch = () => Promise<unknown>

const waiting = new Set<Fetch>()
let running: Promise<void> | undefined

/** Remembers a part of the application that may be needed soon. */
export const fetchLater = (fetch: Fetch) => void waiting.add(fetch)

async function fetchAll() {
  for (const fetch of waiting) {
    const isFetched = await fetch().then(
      () => true,
      () => false,
    )
    if (isFetched) waiting.delete(fetch)
  }
}

/**
 * Fetches the parts that were not needed yet, one after another: they then open at once, and without a network too. What
 * fails is left for the next call.
 */
export const fetchAhead = () =>
  (running ??= fetchAll().finally(() => {
    running = undefined
  }))
