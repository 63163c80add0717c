import { useMounted } from '@mantine/hooks'
import { useEffect, useLayoutEffect, useState } from 'react'
import { focusTargetIn, focusTargetOfList, rowOf } from './data-table/row-attributes.ts'
import { DIALOG, keepFocusAt, type Path, pathOf } from './kept-focus.ts'
import { focusHeading } from './useHeadingFocus.ts'

/**
 * Props for the field that takes the focus first: `data-autofocus` is for a dialog that is opening around it,
 * `autoFocus` for a field that appears later.
 */
export const startHere = (isHere = true) => isHere && { 'data-autofocus': true, autoFocus: true }

/** What had the focus when a dialog opened; null if nothing had, as in a page whose address opens it. */
type Origin = { element: HTMLElement; row: Element | null; path: Path } | null

function originOf(element: Element | null): Origin {
  if (!(element instanceof HTMLElement) || element === document.body) return null
  return { element, row: rowOf(element), path: pathOf(element) }
}

function targetOf({ element, row }: NonNullable<Origin>) {
  const inRow = row?.isConnected ? focusTargetIn(row) : undefined
  return element.isConnected ? element : (inRow ?? focusTargetOfList())
}

/**
 * Returns the focus to where it came from. If that button is gone, focuses the control that replaced it in its row; if the
 * row is gone, the one that its list names; and otherwise the heading of the page, or what is left in another open dialog.
 * @param closing the dialog that goes
 */
function returnTo(origin: Origin, closing: Element | null | undefined) {
  const target = origin && targetOf(origin)
  keepFocusAt(target ? pathOf(target) : (origin?.path ?? []))
  if (target) target.focus({ preventScroll: true })
  else if ([...document.querySelectorAll(DIALOG)].every((one) => one === closing)) focusHeading()
}

/**
 * Lets a person stay in the field that they have tapped. Mantine's focus trap moves the focus to what has `data-autofocus` in
 * two timers, and a slow phone may run them after the tap. So the attribute follows the focus.
 */
function keepFocus({ target }: FocusEvent) {
  const dialog = target instanceof Element && target.closest(DIALOG)
  if (!dialog) return
  for (const marked of dialog.querySelectorAll('[data-autofocus]')) marked.removeAttribute('data-autofocus')
  target.setAttribute('data-autofocus', '')
}

/**
 * Props that open a dialog and return the focus when it closes. Mantine's own focus return is not enough: it records
 * the origin when the dialog is drawn, when a field in it may already have the focus, and only when `opened` changes,
 * while a dialog opened by a link or a lazy import starts out open.
 */
export function useDialog(opened: boolean) {
  const isMounted = useMounted()
  const [wasOpened, setWasOpened] = useState(false)
  const [origin, setOrigin] = useState<Origin>()
  if (opened !== wasOpened) {
    setWasOpened(opened)
    if (opened) setOrigin(originOf(document.activeElement))
  }
  useLayoutEffect(() => {
    if (!opened) return undefined
    document.addEventListener('focusin', keepFocus)
    return () => document.removeEventListener('focusin', keepFocus)
  }, [opened])
  useEffect(() => {
    if (opened || origin === undefined) return undefined
    const dialog = document.activeElement?.closest(DIALOG)
    returnTo(origin, dialog)
    // If the dialog was closed right after it opened, a timer of Mantine's focus trap is still due. It moves the focus back
    // into the dialog, which then goes away with it. A timer that starts now fires after that one.
    const timer = setTimeout(() => {
      const { activeElement, body } = document
      if (activeElement === body || dialog?.contains(activeElement)) returnTo(origin, dialog)
    })
    return () => clearTimeout(timer)
  }, [opened, origin])
  return { opened: isMounted && opened, returnFocus: false }
}
