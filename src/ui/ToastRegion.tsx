import { useStore } from '@mantine/store'
import { toastStore } from './toast.ts'
import { ToastCard, type ToastLink } from './ToastCard.tsx'
import css from './Toast.module.css'

/** The place where toasts appear. Both live regions exist from the start, or screen readers would announce nothing. */
export function ToastRegion({ link }: { link?: ToastLink }) {
  const { toast } = useStore(toastStore)
  const isDanger = toast?.intent === 'danger'
  return (
    <div className={css['region']}>
      <div role="status">
        {toast && !isDanger && <ToastCard key={toast.timestamp} toast={toast} link={link} />}
      </div>
      <div role="alert">
        {toast && isDanger && <ToastCard key={toast.timestamp} toast={toast} link={link} />}
      </div>
    </div>
  )
}
