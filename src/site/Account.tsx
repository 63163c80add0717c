import { Suspense } from 'react'
import { paths } from '../paths.ts'
import { memberPortalLogin } from '../session/member-portal.ts'
import { currentSession } from '../session/session.ts'
import { later } from '../ui/plain/later.ts'
import { useIsHydrated } from '../ui/plain/useIsHydrated.ts'
import classes from './Frame.module.css'

const SignedIn = later(async () => (await import('./SignedIn.tsx')).SignedIn)

/** Sign in, or who is signed in. A document is the same for everyone, so that is known only once it is hydrated. */
export const Account = () => (
  <div className={classes['account']}>
    {useIsHydrated() ? <Known /> : <SignIn href={paths.dashboard()} />}
  </div>
)

const Known = () =>
  currentSession() ? (
    <Suspense>
      <SignedIn />
    </Suspense>
  ) : (
    <SignIn href={memberPortalLogin(new URL(location.href))} />
  )

const SignIn = ({ href }: { href: string }) => (
  <a className={classes['sign-in']} href={href}>
    Sign in
  </a>
)
