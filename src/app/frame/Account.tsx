import { useState } from 'react'
import { memberPortalLogin } from '../../session/member-portal.ts'
import { useAccount } from '../../session/useAccount.ts'
import { lazily } from '../../ui/lazily.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import classes from './Shell.module.css'

const RegistrationDialog = lazily(
  async () => (await import('../../registration/RegistrationDialog.tsx')).RegistrationDialog,
)

/** Who is signed in, or the ways to become it. */
export function Account() {
  const { me, isSignedIn } = useAccount()
  const [isOpen, setOpen] = useState(false)
  const [hasSignedIn, setSignedIn] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className={classes['account']}>
      {/* The focus was in the dialog, which opened from a button that is gone now. */}
      {me && <AccountMenu me={me} autoFocus={hasSignedIn} />}
      {!isSignedIn && (
        <>
          <button type="button" className={classes['quiet']} onClick={() => setOpen(true)}>
            Create account
          </button>
          <a className="plain-button" href={memberPortalLogin(new URL(location.href))}>
            Sign in
          </a>
        </>
      )}
      <RegistrationDialog
        opened={isOpen}
        type="create_account"
        onClose={close}
        onSignedIn={() => {
          setSignedIn(true)
          close()
        }}
      />
    </div>
  )
}
