import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Moves the focus to the heading of a page after a navigation to the page, and after one to another step of it. A page
 * that the browser itself loads leaves the focus alone.
 * @param step the step that is shown, if the page has steps
 * @param focusInstead focuses something else in a new step; false if there is nothing else to focus
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
  useEffect(() => {
    if (shown.current !== place) focus()
    shown.current = place
  }, [place])
  return heading
}
