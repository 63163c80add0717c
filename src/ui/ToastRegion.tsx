import { useStore } from '@mantine/store'
import type { Ref } from 'react'
import { toastStore } from './toast.ts'
import { ToastCard, type ToastLink } from './ToastCard.tsx'
import css from './Toast.module.css'

/** The place where toasts appear. Both live regions exist from the start, or screen readers would announce nothing. */
export function ToastRegion({ link, ref }: { link?: ToastLink; ref?: Ref<HTMLDivElement> }) {
  const { toast } = useStore(toastStore)
  const isDanger = toast?.intent === 'danger'
  return (
    <div ref={ref} className={css['region']}>
      <div role="status">
        {toast && !isDanger && <ToastCard key={toast.timestamp} toast={toast} link={link} />}
      </div>
      <div role="alert">
        {toast && isDanger && <ToastCard key={toast.timestamp} toast={toast} link={link} />}
      </div>
    </div>
  )
}
