import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { focusTargetIn, positionOf, rowOf, rowsIn } from './row-attributes.ts'

/**
 * When the focused row or control is removed, keeps the focus in the list: on the row that takes its place, or on the
 * list itself if it is empty. Otherwise the browser would send keyboard users back to the top of the page.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>) {
  const last = useRef<{ element: Element; position: number }>(undefined)
  useLayoutEffect(() => {
    // An element that still exists gets its focus back from the dialog that took it.
    if (!last.current || last.current.element.isConnected || document.activeElement !== document.body) return
    const { position } = last.current
    const rows = list.current ? rowsIn(list.current) : []
    const next = rows.findLast((row) => positionOf(row) <= position) ?? rows[0]
    const target = (next && focusTargetIn(next)) ?? list.current
    target?.focus({ preventScroll: true })
  })
  return {
    onFocus({ target }: FocusEvent) {
      const row = rowOf(target)
      last.current = row ? { element: target, position: positionOf(row) } : undefined
    },
    onBlur({ target, relatedTarget }: FocusEvent) {
      // A dialog took the focus. It will give it back, but the row may be gone by then.
      if (relatedTarget?.closest('[role=dialog]')) return
      // An element that merely lost the focus is still in the page; a removed one is not.
      queueMicrotask(() => {
        if (target.isConnected && document.activeElement !== target) last.current = undefined
      })
    },
  }
}
