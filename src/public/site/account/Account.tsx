import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import { memberPortalLogin } from '../../../session/member-portal.ts'
import { portalTrip } from '../../../session/portal-trip.ts'
import { type Again, later } from '../../../ui/later.tsx'
import { useAddress } from '../../ui/address.ts'
import { passFocusOn } from '../../ui/pass-focus-on.ts'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import { CreateAccountLink } from '../dialogs.tsx'
import css from '../Frame.module.css'
import { useIsSignedIn } from './session.ts'

const SignedIn = later<{ children: ReactNode }>(
  async () => (await import('./SignedIn.tsx')).SignedIn,
  null,
  ({ onRetry, isTrying }: Again) => (
    <span role="alert">
      <button
        ref={passFocusOn}
        type="button"
        className={css['sign-in']}
        aria-disabled={isTrying}
        onClick={onRetry}
      >
        {isTrying ? 'Loading …' : 'Load your account again'}
      </button>
    </span>
  ),
)

/** The ways in or the user's menu. A document is the same for everyone, so it shows the ways in until hydration. */
export const Account = () => (
  <div id="account" className={css['account']} tabIndex={-1}>
    {useIsSignedIn() ? (
      <SignedIn>
        <WaysIn />
      </SignedIn>
    ) : (
      <WaysIn />
    )}
  </div>
)

/** The ways in for a visitor. On a phone, they are behind one button, a popover that the browser opens and closes. */
function WaysIn() {
  const isHere = useAddress().pathname === paths.legacyLogin()
  return (
    <>
      {!isHere && <SignIn className={`${css['sign-in']} ${css['wide']}`} />}
      <button type="button" className={css['ways-in']} aria-label="Account" popoverTarget="ways-in">
        <svg viewBox="0 0 24 24" aria-hidden>
          <path d="M4 21c1-9 15-9 16 0M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8" />
        </svg>
      </button>
      <div id="ways-in" popover="auto" className={css['ways']}>
        {!isHere && <SignIn />}
        <CreateAccountLink />
      </div>
    </>
  )
}

const SignIn = ({ className }: { className?: string }) => (
  <a
    className={className}
    href={useIsHydrated() ? memberPortalLogin(new URL(location.href)) : paths.dashboard()}
    onClick={portalTrip.begin}
  >
    Sign in
  </a>
)
