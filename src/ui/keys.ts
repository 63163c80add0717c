import { useEffect, useEffectEvent } from 'react'
import { useDisplay } from './display.ts'
import { isApple } from './is-apple.ts'

const FIELD = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'
const LIST = '[role=menu], [role=listbox]'

/** The keys that open the finder, as they are written. */
export const FIND_KEYS = isApple ? '⌘K' : 'Ctrl K'

export const isDialogOpen = () => document.querySelector('[aria-modal=true], dialog[open]') !== null

/** These go on while they are held down. Any other would undo itself. */
const WHILE_HELD = new Set(['j', 'k'])

/** Whether a key may mean more than itself: nobody is typing, and nothing is open over the page. */
const isFree = ({ target, defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !defaultPrevented &&
  !(ctrlKey || metaKey || altKey) &&
  !(target instanceof Element && target.closest(FIELD)) &&
  !isDialogOpen() &&
  !document.querySelector(LIST)

/**
 * Single keys that act on the whole page. Somebody who speaks to the computer, or whose hand slips, can turn them off in the
 * account menu (WCAG 2.1.4).
 */
export function usePageKeys(acts: Readonly<Record<string, () => void>>) {
  const areOff = useDisplay().keys === 'off'
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = Object.hasOwn(acts, event.key) ? acts[event.key] : undefined
    if (!act || !isFree(event) || (event.repeat && !WHILE_HELD.has(event.key))) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    if (areOff) return undefined
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [areOff])
}
