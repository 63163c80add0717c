let isOpen = false
const listeners = new Set<() => void>()

/** Opens once, however many calls are refused. */
export const sessionDialog = {
  isOpen: () => isOpen,
  open() {
    if (isOpen) return
    isOpen = true
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
