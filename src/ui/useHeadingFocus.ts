import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Moves the focus to the page heading after a navigation to the page or to another of its steps. A page that the
 * browser itself loads does not take the focus.
 * @param step the current step, if the page has steps
 * @param focusInstead focuses something else in a new step; returns false if there is nothing else to focus
 */
export function useHeadingFocus(step = 0, focusInstead?: () => boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, pathname } = useLocation()
  const place = `${pathname} ${step}`
  const shown = useRef<string>(undefined)
  const focus = useEffectEvent(() => {
    const isLoad = shown.current === undefined && key === 'default'
    if (!isLoad && !focusInstead?.()) heading.current?.focus({ preventScroll: true })
  })
  // Before the browser draws the page, or it would take the focus from a field that somebody clicked at once.
  useLayoutEffect(() => {
    if (shown.current !== place) focus()
    shown.current = place
  }, [place])
  return heading
}

/** For when what had the focus disappears with its button. */
export const focusHeading = () => document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
