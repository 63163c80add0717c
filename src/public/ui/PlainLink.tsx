import type { ComponentProps } from 'react'
import { type To, useHref, useLinkClickHandler } from 'react-router-dom'

type PlainLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'onClick'> & {
  to: To
  /** The state of the new history entry. */
  state?: unknown
  /** Called when it changes the address, and not when it opens another tab. */
  onFollow?: (() => void) | undefined
}

/**
 * A link that changes the address without loading a document. The router's own `Link` would add its code for prefetching
 * to every public page.
 */
export function PlainLink({ to, state, onFollow, children, ...more }: PlainLinkProps) {
  const follow = useLinkClickHandler(to, { state })
  return (
    <a
      {...more}
      href={useHref(to)}
      onClick={(event) => {
        follow(event)
        if (event.defaultPrevented) onFollow?.()
      }}
    >
      {children}
    </a>
  )
}
