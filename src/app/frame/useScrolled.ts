import { useSyncExternalStore } from 'react'

/** Pixels of scrolling after which the header casts a shadow, spec §9. */
const THRESHOLD = 15

// Read when the page scrolls and not when it renders: a browser must lay everything out to tell.
let isScrolled = false

const subscribe = (listener: () => void) => {
  const look = () => {
    isScrolled = window.scrollY > THRESHOLD
    listener()
  }
  addEventListener('scroll', look, { passive: true })
  return () => removeEventListener('scroll', look)
}

/** Whether the page has left its top. */
export const useScrolled = () => useSyncExternalStore(subscribe, () => isScrolled)
