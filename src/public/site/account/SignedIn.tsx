import { useStore } from '@mantine/store'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { watchExpiry } from '../../../session/expiry.ts'
import { farewell, watchSignOut } from '../../../session/leaving.ts'
import { openSessionDialog, sessionDialog } from '../../../session/session-dialog.ts'
import { useAccount } from '../../../session/useAccount.ts'
import { AccountMenu } from './AccountMenu.tsx'
import css from './AccountMenu.module.css'
import { SessionEnded } from './SessionEnded.tsx'

/**
 * The menu of a signed-in user, and the end of their session: by their sign-out, by the clock, or because the server no
 * longer accepts the token.
 * @param children in place of the menu for someone whose token was refused
 */
export function SignedIn({ children }: { children: ReactNode }) {
  const { me, error, retry } = useAccount()
  const queryClient = useQueryClient()
  const { isOpen: hasEnded } = useStore(sessionDialog)
  const { text } = useStore(farewell)
  useEffect(() => watchSignOut(queryClient), [queryClient])
  useEffect(() => watchExpiry(openSessionDialog), [])
  if (text)
    return (
      <p role="alert" className={css['farewell']}>
        {text}
      </p>
    )
  return (
    <>
      {error?.isInvalidToken ? children : <AccountMenu me={me} error={error} onRetry={retry} />}
      {hasEnded && <SessionEnded />}
    </>
  )
}
