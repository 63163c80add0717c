/**
 * Moves the focus to the first visible match, unless another element has it.
 * @param selectors one, or some in order of preference
 * @param leaving an element that is about to be removed; the focus inside it does not count
 */
export function focusFirst(selectors: string | readonly string[], leaving?: Element | null) {
  for (const selector of [selectors].flat())
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      const { activeElement, body } = document
      if (activeElement !== body && !leaving?.contains(activeElement)) return
      element.focus()
    }
}
