import { useSyncExternalStore } from 'react'
import { lazily } from './lazily.tsx'
import { toastStore } from './toast.ts'
import classes from './Toast.module.css'

const ToastCard = lazily(async () => (await import('./ToastCard.tsx')).ToastCard)

/** Where toasts appear. Both live regions are there from the start, or nothing would be announced. */
export function ToastRegion() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get)
  const isDanger = toast?.intent === 'danger'
  return (
    <div className={classes['region']}>
      <div role="status">{toast && !isDanger && <ToastCard key={toast.timestamp} toast={toast} />}</div>
      <div role="alert">{toast && isDanger && <ToastCard key={toast.timestamp} toast={toast} />}</div>
    </div>
  )
}
