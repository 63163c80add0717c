import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** After a navigation the focus starts at the heading of the new page, whenever that page is there. */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, pathname } = useLocation()
  const isFirst = key === 'default'
  const focused = useRef<string>(undefined)
  useEffect(() => {
    if (!isFirst && focused.current !== pathname) heading.current?.focus({ preventScroll: true })
    focused.current = pathname
  }, [isFirst, pathname])
  return heading
}
