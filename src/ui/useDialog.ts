import { useMounted } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { focusTargetIn, rowOf } from './data-table/row-attributes.ts'

type Origin = { element: HTMLElement; row: Element | null }

function originOf(element: Element | null): Origin | undefined {
  if (!(element instanceof HTMLElement) || element === document.body) return undefined
  return { element, row: rowOf(element) }
}

/** To where it came from; in a row whose button has gone meanwhile, to what stands in its place. */
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
