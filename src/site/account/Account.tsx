import { useStore } from '@mantine/store'
import { Suspense } from 'react'
import { paths } from '../../paths.ts'
import { memberPortalLogin } from '../../session/member-portal.ts'
import { pageOwner } from '../../session/page-owner.ts'
import { currentSession } from '../../session/session.ts'
import { portalTrip } from '../../session/portal-trip.ts'
import { later } from '../../ui/plain/later.ts'
import { useIsHydrated } from '../../ui/plain/useIsHydrated.ts'
import classes from '../Frame.module.css'

const SignedIn = later(async () => (await import('./SignedIn.tsx')).SignedIn)

/** The sign-in link or the user's menu. A document is the same for everyone, so it shows the link until hydration. */
export const Account = () => (
  <div id="account" className={classes['account']} tabIndex={-1}>
    {useIsHydrated() ? <Known /> : <SignIn href={paths.dashboard()} />}
  </div>
)

function Known() {
  // Renders again when someone signs in, for example in another tab.
  useStore(pageOwner)
  return currentSession() ? (
    <Suspense>
      <SignedIn />
    </Suspense>
  ) : (
    <SignIn href={memberPortalLogin(new URL(location.href))} />
  )
}

const SignIn = ({ href }: { href: string }) => (
  <a className={classes['sign-in']} href={href} onClick={portalTrip.begin}>
    Sign in
  </a>
)
