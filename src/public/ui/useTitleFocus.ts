import { useLayoutEffect, useRef } from 'react'

/**
 * Moves the focus to a heading when its text changes: the next step of a form is another form.
 * @returns the ref of the heading
 */
export function useTitleFocus(title: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(title)
  useLayoutEffect(() => {
    if (shown.current !== title) heading.current?.focus()
    shown.current = title
  }, [title])
  return heading
}
