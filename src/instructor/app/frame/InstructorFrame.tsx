import { useState } from 'react'
import { Outlet } from 'react-router-dom'
import { useTouch } from '../../account/useTouch.ts'
import { AgreementsBar } from '../../agreements/AgreementsBar.tsx'
import { FirstHourLink } from '../../dashboard/FirstHourLink.tsx'
import { usePageKeys } from '../../../ui/keys.ts'
import { laterOrToast } from '../../../ui/laterOrToast.tsx'
import { usePageRow } from '../../../ui/page-row.ts'

const KeysDialog = laterOrToast(async () => (await import('./KeysDialog.tsx')).KeysDialog)

/** What every page of an instructor has around it, once they are let in. Bare pages are for one task, without reminders. */
export function InstructorFrame() {
  useTouch()
  const { isBare } = usePageRow()
  return (
    <>
      {!isBare && <FirstHourLink />}
      <Outlet />
      <Keys />
      {!isBare && <AgreementsBar />}
    </>
  )
}

/** The question mark shows the keys that there are. */
function Keys() {
  const [isOpen, setOpen] = useState(false)
  usePageKeys({ '?': () => setOpen(true) })
  return <KeysDialog opened={isOpen} onClose={() => setOpen(false)} />
}
