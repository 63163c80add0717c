import { retryImport } from '../lib/retry-import.ts'

type Fetch = () => Promise<unknown>

const waiting = new Set<Fetch>()
let running: Promise<void> | undefined

/** Registers a chunk that may be needed soon. */
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
 * Fetches all registered chunks one after another, so that they open at once later, even without a network. A chunk
 * that fails is retried on the next call.
 */
export const fetchAhead = () =>
  (running ??= fetchAll().finally(() => {
    running = undefined
  }))

/** Code that is fetched when it is first needed, or earlier when the browser is idle, and then kept. */
export function codeOf<Code>(load: () => Promise<Code>) {
  let kept: Code | undefined
  const keep = (code: Code) => (kept = code)
  const insist = retryImport(load)
  fetchLater(() => load().then(keep))
  return { fetched: () => kept, fetch: () => insist().then(keep) }
}
