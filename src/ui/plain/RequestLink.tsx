import type { ReactNode } from 'react'
import { PlainLink } from './PlainLink.tsx'
import plain from './plain.module.css'
import { type RequestName, useRequest } from './useRequest.ts'

type RequestLinkProps = {
  request: RequestName
  /** By default it looks like a button of less weight. */
  className?: string | undefined
  children: ReactNode
}

/**
 * Opens a dialog. It is a link of the document, so a click before the page has taken over is not lost: the next document
 * opens the dialog.
 */
export function RequestLink({ request, className = plain['quiet'], children }: RequestLinkProps) {
  const { linkTo } = useRequest()
  return (
    <PlainLink {...linkTo(request)} rel="nofollow" className={className ?? ''} data-request={request}>
      {children}
    </PlainLink>
  )
}
