import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

const positionOf = (element: Element) => element.closest<HTMLElement>('[data-index]')?.dataset['index']

/**
 * When the row that has the focus goes, or what was focused in it, the focus stays in the list: at the row that takes
 * its place, or at the list when there is none. Who works by keyboard would otherwise begin at the top of the page again.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>) {
  const last = useRef<{ element: Element; position: number }>(undefined)
  useLayoutEffect(() => {
    // What is still there gets the focus back from the dialog that took it.
    if (!last.current || last.current.element.isConnected || document.activeElement !== document.body) return
    const { position } = last.current
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-index]') ?? [])]
    const next = rows.findLast((row) => Number(row.dataset['index']) <= position) ?? rows[0]
    const target = next?.querySelector<HTMLElement>('[data-row-focus]') ?? list.current
    target?.focus({ preventScroll: true })
  })
  return {
    onFocus({ target }: FocusEvent) {
      const position = positionOf(target)
      last.current = position === undefined ? undefined : { element: target, position: Number(position) }
    },
    onBlur({ target, relatedTarget }: FocusEvent) {
      // A question about the row is asked: the focus comes back, and the row may be gone by then.
      if (relatedTarget?.closest('[role=dialog]')) return
      // What left by itself is still there; what was removed is not.
      queueMicrotask(() => {
        if (target.isConnected && document.activeElement !== target) last.current = undefined
      })
    },
  }
}
