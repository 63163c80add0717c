import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import { memberPortalLogin } from '../../../session/member-portal.ts'
import { portalTrip } from '../../../session/portal-trip.ts'
import { type Again, later } from '../../../ui/later.tsx'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import css from '../Frame.module.css'
import { useIsSignedIn } from './session.ts'

const SignedIn = later<{ children: ReactNode }>(
  async () => (await import('./SignedIn.tsx')).SignedIn,
  null,
  ({ onRetry, isTrying }: Again) => (
    <span role="alert">
      <button type="button" className={css['sign-in']} aria-disabled={isTrying} onClick={onRetry}>
        {isTrying ? 'Loading …' : 'Load your account again'}
      </button>
    </span>
  ),
)

/** The sign-in link or the user's menu. A document is the same for everyone, so it shows the link until hydration. */
export const Account = () => (
  <div id="account" className={css['account']} tabIndex={-1}>
    {useIsSignedIn() ? (
      <SignedIn>
        <SignIn />
      </SignedIn>
    ) : (
      <SignIn />
    )}
  </div>
)

const SignIn = () => (
  <a
    className={css['sign-in']}
    href={useIsHydrated() ? memberPortalLogin(new URL(location.href)) : paths.dashboard()}
    onClick={portalTrip.begin}
  >
    Sign in
  </a>
)
