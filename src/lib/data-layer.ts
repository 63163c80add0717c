/** What analytics is told. The names alone, so that nothing personal can get into it. */
export type AnalyticsEvent = 'account_created' | 'logged_in'

declare global {
  interface Window {
    /** The queue of the analytics service. It appears when its script has loaded, which may be never. */
    dataLayer?: unknown[]
  }
}

/** Milliseconds (spec §9). */
const INTERVAL = 100
const ATTEMPTS = 40

/** Tells analytics of an event. Looks for its data layer every 100 ms, 40 times at most, and then lets the event go. */
export function track(event: AnalyticsEvent, attempt = 1): void {
  if (Array.isArray(window.dataLayer)) window.dataLayer.push({ event })
  else if (attempt < ATTEMPTS) setTimeout(track, INTERVAL, event, attempt + 1)
}
