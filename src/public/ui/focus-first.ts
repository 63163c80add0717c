/**
 * Moves the focus to the first visible match, unless another element has it.
 * @param leaving an element that is about to be removed; the focus inside it does not count
 */
export function focusFirst(selector: string, leaving?: Element | null) {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const { activeElement, body } = document
    if (activeElement !== body && !leaving?.contains(activeElement)) return
    element.focus()
  }
}
