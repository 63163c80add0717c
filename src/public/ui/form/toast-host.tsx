import { createRoot } from 'react-dom/client'
import { once } from '../../../lib/once.ts'
import { dismissToast } from '../../../ui/toast.ts'
import { ToastRegion } from '../../../ui/ToastRegion.tsx'

const region = once(() => {
  const host = document.createElement('div')
  createRoot(host).render(<ToastRegion />)
  return host
})

/**
 * Shows toasts in the dialog of a form, because the browser lets nobody reach what is outside an open dialog; otherwise on
 * the page. Toasts of an earlier form go away.
 */
export function hostToasts(form: HTMLFormElement | null) {
  if (!form) return
  dismissToast()
  const place = form.closest('dialog') ?? document.body
  place.append(region())
}
