/**
 * A short list of texts that this device keeps, the latest first. It is empty, and stays so, where the browser forbids storage.
 * @param key its name in the storage
 */
export function keptList(key: string, most: number) {
  function read(): string[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '')
      return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, most) : []
    } catch {
      return []
    }
  }
  return {
    read,
    putFirst(text: string) {
      try {
        const others = read().filter((one) => one !== text)
        localStorage.setItem(key, JSON.stringify([text, ...others].slice(0, most)))
      } catch {
        // Storage is full or blocked: nothing is kept.
      }
    },
  }
}
