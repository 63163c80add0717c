import { useSyncExternalStore } from 'react'

const MINUTE = 60_000
/** How often the clock is read: a minute is shown at most this late. */
const PERIOD = 10_000

function subscribe(listener: () => void) {
  const timer = setInterval(listener, PERIOD)
  addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    removeEventListener('visibilitychange', listener)
  }
}

/** The current minute, in milliseconds. A page that shows a time renders again when the minute is over. */
export const useNow = () => useSyncExternalStore(subscribe, () => Math.floor(Date.now() / MINUTE) * MINUTE)
