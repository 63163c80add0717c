import { type ComponentType, useEffect, useState } from 'react'
import type { Done } from '../api/query-client.ts'
import { dismissToast, type Toast } from './toast.ts'
import css from './Toast.module.css'

const SHOWN_FOR = 6000

export type ToastLink = ComponentType<Done & { onFollow: () => void }>
/** `link` leads to what a toast is about, where toasts can be about something. */
type ToastCardProps = { toast: Toast; link: ToastLink | undefined }

/**
 * One toast. A success toast disappears by itself, but not while the person is reading it; a failure stays until it is
 * dismissed. It uses no component library, so it can still report a failure when nothing more can be fetched.
 */
export function ToastCard({ toast, link: Link }: ToastCardProps) {
  const [isHeld, setHeld] = useState(false)
  const stays = toast.intent === 'danger' || isHeld
  useEffect(() => {
    const timer = stays ? undefined : setTimeout(dismissToast, SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [stays])
  return (
    <div
      className={css['toast']}
      data-intent={toast.intent}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={css['message']}>{toast.message}</span>
      {Link && toast.about && <Link {...toast.about} onFollow={dismissToast} />}
      <button type="button" className={css['dismiss']} aria-label="Dismiss" onClick={dismissToast}>
        ×
      </button>
    </div>
  )
}
