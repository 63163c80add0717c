/**
 * Moves the focus to the first match that can be seen, if it is nowhere now.
 * @param leaving what is about to go away: the focus inside of it is lost in a moment
 */
export function focusFirst(selector: string, leaving?: Element | null) {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const { activeElement, body } = document
    if (activeElement !== body && !leaving?.contains(activeElement)) return
    element.focus()
  }
}
