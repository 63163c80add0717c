/** What analytics is told: the name of an event and nothing else, so that no personal data can get into it. */
export type AnalyticsEvent =
  | 'account_created'
  | 'logged_in'
  | 'class_date_requested'
  | 'class_details_requested'
  | 'class_shared'
  | 'class_reviewed'

declare global {
  interface Window {
    /** The queue of the analytics service. It appears when its script has loaded, which may be never. */
    dataLayer?: unknown[]
  }
}

/** Milliseconds (spec §9). */
const INTERVAL = 100
const ATTEMPTS = 40

/** Tells analytics of an event. Looks for its data layer every 100 ms, 40 times at most, and then drops the event. */
export function track(event: AnalyticsEvent, attempt = 1): void {
  if (Array.isArray(window.dataLayer)) window.dataLayer.push({ event })
  else if (attempt < ATTEMPTS) setTimeout(track, INTERVAL, event, attempt + 1)
}
