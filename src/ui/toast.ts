import type { Intent } from '../api/query-client.ts'

/** A new toast replaces the current one, section 4. */
export type Toast = { message: string; intent: Intent; timestamp: number }

let current: Toast | undefined
const listeners = new Set<() => void>()
const set = (next: Toast | undefined) => {
  current = next
  for (const listener of listeners) listener()
}

/** Its time is its name: a toast that comes in the same millisecond as another one is a new one, shown for as long. */
export const showToast = ({ message, intent }: Omit<Toast, 'timestamp'>) =>
  set({ message, intent, timestamp: Math.max(Date.now(), (current?.timestamp ?? 0) + 1) })
export const dismissToast = () => set(undefined)

export const toastStore = {
  get: () => current,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
