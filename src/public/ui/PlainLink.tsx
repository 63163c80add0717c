import type { ComponentProps, MouseEvent } from 'react'
import { go } from './address.ts'

type PlainLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'onClick'> & {
  to: string
  /** The state of the new history entry. */
  state?: unknown
  /** Called when it changes the address, and not when it opens another tab. */
  onFollow?: (() => void) | undefined
}

/** Whether a click is for the browser, which opens another tab or window, or downloads. */
const isForBrowser = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey

/**
 * A link that changes the address without loading a document. Like any link, it adds nothing to the history if it leads here.
 * The entry then keeps its own state, which says whether there is an entry of ours to go back to.
 */
export const PlainLink = ({ to, state, onFollow, children, ...more }: PlainLinkProps) => (
  <a
    {...more}
    href={to}
    onClick={(event) => {
      if (isForBrowser(event)) return
      const isHere = event.currentTarget.href === location.href
      go(to, { state: isHere && state ? { ...history.state } : state, replace: isHere })
      event.preventDefault()
      onFollow?.()
    }}
  >
    {children}
  </a>
)
