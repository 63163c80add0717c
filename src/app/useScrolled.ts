import { useSyncExternalStore } from 'react'

/** Pixels after which the header stands out from what scrolls below it, section 9. */
const THRESHOLD = 15

const subscribe = (listener: () => void) => {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

export const useScrolled = () => useSyncExternalStore(subscribe, () => window.scrollY > THRESHOLD)
