import type { ReactNode } from 'react'
import { PlainLink } from './PlainLink.tsx'
import plain from './plain.module.css'
import { type RequestName, useRequest } from './useRequest.ts'

type RequestLinkProps = {
  request: RequestName
  /** By default, the link looks like a secondary button. */
  className?: string | undefined
  children: ReactNode
}

/**
 * Opens a dialog. It is a real link, so it works before hydration too: the browser then loads a document whose address
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
