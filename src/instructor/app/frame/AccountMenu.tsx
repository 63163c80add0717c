import { useState } from 'react'
import type { MeQuery } from '../../../api/generated/mesh.types.ts'
import { initials } from '../../../lib/initials.ts'
import { laterOrToast } from '../../../ui/laterOrToast.tsx'
import css from './Shell.module.css'

const DisplayDialog = laterOrToast(async () => (await import('./DisplayDialog.tsx')).DisplayDialog)
const AccountItems = laterOrToast(async () => (await import('./AccountItems.tsx')).AccountItems)

/** The initials of the person who is signed in. Their menu is fetched when it opens, since most visits never do. */
export function AccountMenu({ me }: { me: MeQuery['me'] }) {
  const [button, setButton] = useState<HTMLElement>()
  const [isDisplayOpen, setDisplayOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={css['avatar']}
        aria-haspopup="menu"
        aria-expanded={button !== undefined}
        onClick={(event) => setButton(event.currentTarget)}
      >
        <span className="visually-hidden">
          Account of {me.name} {me.surname}
        </span>
        <span aria-hidden>{initials(me.name, me.surname)}</span>
      </button>
      {button && (
        <AccountItems
          me={me}
          button={button}
          onDisplay={() => setDisplayOpen(true)}
          onClose={() => setButton(undefined)}
        />
      )}
      <DisplayDialog opened={isDisplayOpen} onClose={() => setDisplayOpen(false)} />
    </>
  )
}
