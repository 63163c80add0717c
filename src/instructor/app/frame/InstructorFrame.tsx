import { Outlet } from 'react-router-dom'
import { useTouch } from '../../account/useTouch.ts'
import { AgreementsBar } from '../../agreements/AgreementsBar.tsx'
import { FirstHourLink } from '../../dashboard/FirstHourLink.tsx'
import { Keys } from './Keys.tsx'
import { usePageRow } from '../../../ui/page-row.ts'

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
