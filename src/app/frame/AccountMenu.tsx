import { useState } from 'react'
import type { MeQuery } from '../../api/generated/mesh.types.ts'
import { initials } from '../../lib/initials.ts'
import { lazily } from '../../ui/lazily.tsx'
import classes from './Shell.module.css'

const AccountItems = lazily(async () => (await import('./AccountItems.tsx')).AccountItems)

/**
 * A button with the user's initials. The code of the menu is fetched when it opens, because most visits never open it.
 */
export function AccountMenu({ me }: { me: MeQuery['me'] }) {
  const [button, setButton] = useState<HTMLElement>()
  return (
    <>
      <button
        type="button"
        className={classes['avatar']}
        aria-haspopup="menu"
        aria-expanded={button !== undefined}
        onClick={(event) => setButton(event.currentTarget)}
      >
        <span className="visually-hidden">
          Account of {me.name} {me.surname}
        </span>
        <span aria-hidden>{initials(me.name, me.surname)}</span>
      </button>
      {button && <AccountItems me={me} button={button} onClose={() => setButton(undefined)} />}
    </>
  )
}
