import { useStore } from '@mantine/store'
import { closeSessionDialog, sessionDialog } from '../../../session/session-dialog.ts'
import { useAnnouncement } from '../../../ui/announce.ts'
import { toastRegion } from '../../../ui/bottom-bar.ts'
import { confirmStore } from '../../../ui/confirm.ts'
import { later } from '../../../ui/later.tsx'
import { laterOrToast } from '../../../ui/laterOrToast.tsx'
import { ToastRegion } from '../../../ui/ToastRegion.tsx'

const ConfirmDialog = laterOrToast(async () => (await import('../../../ui/ConfirmDialog.tsx')).ConfirmDialog)
const SessionDialog = laterOrToast(
  async () => (await import('../../../session/SessionDialog.tsx')).SessionDialog,
)

// A toast does without it rather than to say that something could not be fetched.
const ToastPlace = later(
  async () => (await import('./ToastPlace.tsx')).ToastPlace,
  null,
  () => null,
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
      <ToastRegion ref={toastRegion} link={ToastPlace} />
    </>
  )
}
