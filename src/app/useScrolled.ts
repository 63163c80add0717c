import { useSyncExternalStore } from 'react'

/** Pixels of scrolling after which the header casts a shadow, spec §9. */
const THRESHOLD = 15

const subscribe = (listener: () => void) => {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

/** Whether the page has left its top. */
export const useScrolled = () => useSyncExternalStore(subscribe, () => window.scrollY > THRESHOLD)
