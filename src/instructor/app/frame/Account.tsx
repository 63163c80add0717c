import { useState } from 'react'
import { memberPortalLogin } from '../../../session/member-portal.ts'
import { portalTrip } from '../../../session/portal-trip.ts'
import { useAccount } from '../../../session/useAccount.ts'
import { laterOrToast } from '../../../ui/laterOrToast.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import css from './Shell.module.css'

const RegistrationDialog = laterOrToast(
  async () => (await import('../../../registration/RegistrationDialog.tsx')).RegistrationDialog,
)

/** The menu of the person who is signed in. For everyone else, a way to create an account and one to sign in. */
export function Account() {
  const { me, isSignedIn } = useAccount()
  const [isOpen, setOpen] = useState(false)
  const [hasSignedIn, setSignedIn] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      {/* After a sign-in in the dialog, the button that opened it is gone, so the focus goes here. */}
      {me && <AccountMenu me={me} startsHere={hasSignedIn} />}
      {!me && !isSignedIn && (
        <>
          <button type="button" className={css['quiet']} onClick={() => setOpen(true)}>
            Create account
          </button>
          <a
            className="plain-button"
            href={memberPortalLogin(new URL(location.href))}
            onClick={portalTrip.begin}
          >
            Sign in
          </a>
        </>
      )}
      <RegistrationDialog
        // Someone may sign in in another tab while it is open.
        opened={isOpen && !isSignedIn}
        type="create_account"
        onClose={close}
        onSignedIn={() => {
          setSignedIn(true)
          close()
        }}
      />
    </>
  )
}
