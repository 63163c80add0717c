import { useStore } from '@mantine/store'
import { Link } from 'react-router-dom'
import { closeSessionDialog, sessionDialog } from '../../../session/session-dialog.ts'
import { useAnnouncement } from '../../../ui/announce.ts'
import { confirmStore } from '../../../ui/confirm.ts'
import { laterOrToast } from '../../../ui/laterOrToast.tsx'
import type { ToastLink } from '../../../ui/ToastCard.tsx'
import { ToastRegion } from '../../../ui/ToastRegion.tsx'

const ConfirmDialog = laterOrToast(async () => (await import('../../../ui/ConfirmDialog.tsx')).ConfirmDialog)
const SessionDialog = laterOrToast(
  async () => (await import('../../../session/SessionDialog.tsx')).SessionDialog,
)

const Where: ToastLink = ({ label, to, onFollow }) => (
  <Link to={to} onClick={onFollow}>
    {label}
  </Link>
)

/** The dialogs and toasts that can appear over any page. */
export function Overlays() {
  const { asked } = useStore(confirmStore)
  const { isOpen } = useStore(sessionDialog)
  return (
    <>
      <ConfirmDialog asked={asked} opened={asked !== undefined} onClose={() => asked?.answer(false)} />
      <SessionDialog opened={isOpen} onClose={closeSessionDialog} />
      <p role="status" className="visually-hidden">
        {useAnnouncement()}
      </p>
      <ToastRegion link={Where} />
    </>
  )
}
