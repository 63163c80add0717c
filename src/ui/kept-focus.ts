import { focusTargetIn } from './data-table/row-attributes.ts'
import { focusHeading } from './useHeadingFocus.ts'

export const DIALOG = '[aria-modal="true"]'
/** What gives the focus back itself when it closes. */
const RETURNS = `${DIALOG}, [role=menu]`
/** What can take the focus for a control that was in it. */
const PLACES = '[data-index], [tabindex], main'
const HEADINGS = ':is(h1, h2, h3)[tabindex]'

/** An element and everything around it, from the inside out. */
export type Path = readonly Element[]

/** The control that had the focus last. */
let kept: Path = []
let wasBusy = false

export function pathOf(element: Element): Path {
  return element.parentElement ? [element, ...pathOf(element.parentElement)] : [element]
}

const isBusy = (element: Element | undefined) => element?.matches(':disabled') === true

/** Says where the focus belongs. A control that is busy gets it once it is free. */
export function keepFocusAt(path: Path) {
  kept = path
  wasBusy = isBusy(path[0])
}

function focusOn(element: Element | null): boolean {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
  return document.activeElement === element
}

const focusIn = (place: Element) =>
  (place.matches('[data-index]') && focusOn(focusTargetIn(place))) ||
  focusOn(place.querySelector(HEADINGS)) ||
  focusOn(place)

function mend() {
  const [last] = kept
  const isFreed = wasBusy && !isBusy(last)
  wasBusy = isBusy(last)
  if (!last || document.activeElement !== document.body) return
  if (last.isConnected) {
    // If it was not busy, the person is leaving it: a date field reports what was typed while nothing has the focus.
    if (isFreed) focusOn(last)
  } else if (!kept.some((one) => !one.isConnected && one.matches(RETURNS))) {
    if (!kept.some((one) => one.isConnected && one.matches(PLACES) && focusIn(one))) focusHeading()
  }
}

/**
 * Keeps the place of people who use a keyboard or a screen reader. A browser drops the focus when the control that has it
 * goes away, or is disabled because it is busy. Then it goes to what is nearest around the control and can take it: its row,
 * its bar, the step of its dialog, the heading of the page. A control that was busy gets it back. Whoever knows a better
 * place moves the focus there at once, before this looks.
 */
export function startKeepingFocus() {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) keepFocusAt(pathOf(target))
  })
  // In the capture phase, before a form checks the field and changes the page.
  document.addEventListener(
    'focusout',
    ({ target }) =>
      queueMicrotask(() => {
        const isHere = target instanceof Element && target.isConnected && !isBusy(target)
        // Somebody clicked beside it, or is on the way to another control.
        if (isHere && document.activeElement === document.body) keepFocusAt([])
      }),
    { capture: true },
  )
  new MutationObserver(mend).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled'],
  })
}
