import type { RefCallback } from 'react'

/** Keeps the height of an element in a custom property of the document for as long as the element is there. */
const heightAs =
  (property: string): RefCallback<HTMLElement> =>
  (bar) => {
    if (!bar) return undefined
    const { style } = document.documentElement
    const keep = (height: number) => style.setProperty(property, `${height}px`)
    keep(bar.offsetHeight)
    // Takes the height it is told. To measure here, while a style sheet loads, lays the page out in WebKit once more, with
    // another height, and WebKit reports that as an error.
    const observer = new ResizeObserver((entries) =>
      entries.forEach(({ borderBoxSize: [box] }) => box && keep(box.blockSize)),
    )
    observer.observe(bar, { box: 'border-box' })
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }

/**
 * The ref of the bar that a page keeps at the bottom of the window, at `bottom: var(--reminder-bar, 0)`. Toasts, and what
 * takes the focus, stay clear of it. A page has at most one.
 */
export const pageBar = heightAs('--page-bar')

/** The ref of the buttons that a dialog keeps at its bottom. */
export const dialogBar = heightAs('--dialog-bar')

/** The ref of the place of toasts. What a dialog has below a toast can be scrolled clear of it. */
export const toastRegion = heightAs('--toast')

/** The ref of the reminder, a bar below that of the page. */
export const reminderBar = heightAs('--reminder-bar')
