/** Runs on the storage of this tab; undefined where the browser forbids it. */
export function onSessionStorage<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(sessionStorage)
  } catch {
    return undefined
  }
}
