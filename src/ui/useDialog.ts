import { useMounted } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { focusTargetIn, rowOf } from './data-table/row-attributes.ts'

/**
 * The props of the field where the focus starts: `data-autofocus` is read by the dialog that opens around it, `autoFocus`
 * works for a field that appears later.
 */
export const startHere = (isHere = true) => isHere && { 'data-autofocus': true, autoFocus: true }

type Origin = { element: HTMLElement; row: Element | null }

function originOf(element: Element | null): Origin | undefined {
  if (!(element instanceof HTMLElement) || element === document.body) return undefined
  return { element, row: rowOf(element) }
}

/** Focuses where the focus came from. If that button of a row is gone, focuses the one that replaced it. */
function returnTo({ element, row }: Origin) {
  const target = element.isConnected ? element : row && focusTargetIn(row)
  target?.focus({ preventScroll: true })
}

/**
 * The props that open a dialog, and give the focus back when it closes. Mantine's own return looks for where the focus
 * came from when the dialog is drawn; by then a field in it may have taken it. It also looks only when `opened` changes,
 * and a dialog that a link or a lazy import brings begins open.
 */
export function useDialog(opened: boolean) {
  const isMounted = useMounted()
  const [wasOpened, setWasOpened] = useState(false)
  const [origin, setOrigin] = useState<Origin>()
  if (opened !== wasOpened) {
    setWasOpened(opened)
    if (opened) setOrigin(originOf(document.activeElement))
  }
  useEffect(() => {
    if (!opened && origin) returnTo(origin)
  }, [opened, origin])
  return { opened: isMounted && opened, returnFocus: false }
}
