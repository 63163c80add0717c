/**
 * The ref of a button that goes when what it tries again has loaded. If it had the focus then, the part of the page around it
 * gets it: the focus would start again at the top.
 */
export const passFocusOn = (button: HTMLElement | null) => () => {
  const part = button?.closest<HTMLElement>('section, dialog, [tabindex]')
  if (!part || document.activeElement !== button) return
  part.tabIndex = -1
  part.focus({ preventScroll: true })
}
