/**
 * A short list of texts that this device keeps, the latest first. It is empty, and stays so, where the browser forbids storage.
 * @param key its name in the storage
 */
export function keptList(key: string, most: number) {
  const watchers = new Set<() => void>()

  function read(): string[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '')
      return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, most) : []
    } catch {
      return []
    }
  }

  /** Whether the browser has kept it. */
  function keep(texts: string[]): boolean {
    try {
      localStorage.setItem(key, JSON.stringify(texts.slice(0, most)))
    } catch {
      // Storage is full or blocked: nothing is kept.
      return false
    }
    for (const onChange of watchers) onChange()
    return true
  }

  const without = (text: string) => read().filter((one) => one !== text)
  return {
    read,
    putFirst: (text: string) => keep([text, ...without(text)]),
    remove: (text: string) => keep(without(text)),
    /** Calls back when the list changes, in another tab too. Returns what ends that. */
    watch(onChange: () => void) {
      watchers.add(onChange)
      addEventListener('storage', onChange)
      return () => {
        watchers.delete(onChange)
        removeEventListener('storage', onChange)
      }
    },
  }
}
