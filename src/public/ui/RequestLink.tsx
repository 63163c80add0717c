import type { ReactNode } from 'react'
import { PlainLink } from './PlainLink.tsx'
import plain from './plain.module.css'
import { type RequestName, useRequest } from './useRequest.ts'

type RequestLinkProps = {
  request: RequestName
  /** The class that it is about. */
  occurrenceId?: string
  /** By default, the link looks like a secondary button. */
  className?: string | undefined
  children: ReactNode
}

/**
 * Opens a dialog. It is a real link, so it works before hydration too: the browser then loads a document whose address
 * opens the dialog.
 */
export function RequestLink({
  request,
  occurrenceId,
  className = plain['quiet'],
  children,
}: RequestLinkProps) {
  const { linkTo } = useRequest()
  return (
    <PlainLink
      {...linkTo(request, occurrenceId)}
      rel="nofollow"
      className={className ?? ''}
      data-request={request}
    >
      {children}
    </PlainLink>
  )
}
