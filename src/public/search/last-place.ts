/** Its name in the storage. */
export const KEY = 'last-place'

/** The place of the last search that found one, as the visitor typed it, on this device only; empty if nothing is known. */
export function lastPlace(): string {
  try {
    return localStorage.getItem(KEY)?.slice(0, 60) ?? ''
  } catch {
    return ''
  }
}
