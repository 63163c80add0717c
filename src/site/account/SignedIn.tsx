import { useStore } from '@mantine/store'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { farewell, watchSignOut } from '../../session/leaving.ts'
import { useAccount } from '../../session/useAccount.ts'
import { AccountMenu } from './AccountMenu.tsx'
import classes from './AccountMenu.module.css'

/** The menu of a signed-in user. When they sign out, a message covers the page until the browser has left it. */
export function SignedIn() {
  const { me } = useAccount()
  const queryClient = useQueryClient()
  useEffect(() => watchSignOut(queryClient), [queryClient])
  const { text } = useStore(farewell)
  if (text)
    return (
      <p role="alert" className={classes['farewell']}>
        {text}
      </p>
    )
  return me && <AccountMenu me={me} />
}
