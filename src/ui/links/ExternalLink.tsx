import { Anchor, type AnchorProps } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { safeLink } from '../../lib/safe-url.ts'

type ExternalLinkProps = Omit<AnchorProps, 'href'> & {
  /** An address out of data. One that is not safe to open is no link: the text stands alone. */
  href: string | null | undefined
  /** When it is opened. */
  onOpen?: () => void
  children: ReactNode
}

/** A link to another site. It opens in a new tab and says so. */
export function ExternalLink({ href, onOpen, children, ...props }: ExternalLinkProps) {
  const address = safeLink(href)
  if (!address) return <>{children}</>
  return (
    <Anchor {...props} href={address} target="_blank" rel="noopener noreferrer" onClick={onOpen}>
      {children} <IconExternalLink size="0.9em" aria-hidden style={{ verticalAlign: '-0.05em' }} />
      <span className="visually-hidden"> (opens in a new tab)</span>
    </Anchor>
  )
}
