import { paths } from '../../../paths.ts'
import { memberPortalLogin } from '../../../session/member-portal.ts'
import { portalTrip } from '../../../session/portal-trip.ts'
import { useAccount } from '../../../session/useAccount.ts'
import { AccountMenu } from './AccountMenu.tsx'
import css from './Shell.module.css'

/** The menu of the person who is signed in. For everyone else, a way to create an account and one to sign in. */
export function Account() {
  const { me, isSignedIn } = useAccount()
  if (me) return <AccountMenu me={me} />
  return (
    !isSignedIn && (
      <>
        <a className={css['quiet']} href={paths.createAccount()}>
          Create account
        </a>
        <a
          className="plain-button"
          href={memberPortalLogin(new URL(location.href))}
          onClick={portalTrip.begin}
        >
          Sign in
        </a>
      </>
    )
  )
}
