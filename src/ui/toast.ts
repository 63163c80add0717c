import { createStore } from '@mantine/store'
import type { Notice } from '../api/query-client.ts'

/** A message shown for a moment (spec §3). Its timestamp also identifies it. */
export type Toast = Notice & { timestamp: number }

/** The toast on the screen. A new one replaces it (spec §4). */
export const toastStore = createStore<{ toast?: Toast }>({})

/**
 * Shows a toast. Timestamps are made unique, so a second toast in the same millisecond is still shown for its full
 * time.
 */
export const showToast = (shown: Omit<Toast, 'timestamp'>) =>
  toastStore.setState(({ toast }) => {
    const timestamp = Math.max(Date.now(), (toast?.timestamp ?? 0) + 1)
    return { toast: { ...shown, timestamp } }
  })

export const dismissToast = () => toastStore.setState({})
