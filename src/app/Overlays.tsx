import { useSyncExternalStore } from 'react'
import { sessionDialog } from '../session/session-dialog.ts'
import { confirmStore } from '../ui/confirm.ts'
import { lazily } from '../ui/lazily.tsx'
import { ToastRegion } from '../ui/ToastRegion.tsx'
import { useOnce } from '../ui/useOnce.ts'

const ConfirmDialog = lazily(async () => (await import('../ui/ConfirmDialog.tsx')).ConfirmDialog)
const SessionDialog = lazily(async () => (await import('../session/SessionDialog.tsx')).SessionDialog)

/** What may appear above any page. */
export function Overlays() {
  const isAsked = useSyncExternalStore(confirmStore.subscribe, confirmStore.get) !== undefined
  const isExpired = useSyncExternalStore(sessionDialog.subscribe, sessionDialog.isOpen)
  return (
    <>
      {useOnce(isAsked) && <ConfirmDialog />}
      {useOnce(isExpired) && <SessionDialog />}
      <ToastRegion />
    </>
  )
}
