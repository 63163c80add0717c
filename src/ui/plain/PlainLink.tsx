import type { ComponentProps } from 'react'
import { type To, useHref, useLinkClickHandler } from 'react-router-dom'

type PlainLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  to: To
  /** Kept beside the new entry of the history. */
  state?: unknown
}

/**
 * A link that changes the address and keeps the page. The router's own `Link` would bring along everything it can fetch
 * ahead, on each public page.
 */
export function PlainLink({ to, state, onClick, children, ...more }: PlainLinkProps) {
  const follow = useLinkClickHandler(to, { state })
  return (
    <a
      {...more}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}
