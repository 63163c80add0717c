import { useSyncExternalStore } from 'react'

/** Pixels of scrolling after which the header casts a shadow, spec §9. */
const THRESHOLD = 15

// Read on scroll rather than on render, because reading the position forces a layout.
let isScrolled = false

const subscribe = (listener: () => void) => {
  const look = () => {
    isScrolled = window.scrollY > THRESHOLD
    listener()
  }
  addEventListener('scroll', look, { passive: true })
  // A reload, or a link into the page, may have scrolled it before this code was there.
  const frame = requestAnimationFrame(look)
  return () => {
    cancelAnimationFrame(frame)
    removeEventListener('scroll', look)
  }
}

/** Whether the page has been scrolled down. */
export const useScrolled = () =>
  useSyncExternalStore(
    subscribe,
    () => isScrolled,
    () => false,
  )
