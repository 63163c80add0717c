// The place of the last search that found one, on this device only. Never coordinates.
import { YOUR_LOCATION } from './search-state.ts'

const KEY = 'last-place'

/** What the visitor typed there: a ZIP code or a city; empty if nothing is known. */
export function lastPlace(): string {
  try {
    return localStorage.getItem(KEY)?.slice(0, 60) ?? ''
  } catch {
    return ''
  }
}

export function rememberPlace(zip: string) {
  if (zip === '' || zip === YOUR_LOCATION) return
  try {
    localStorage.setItem(KEY, zip)
  } catch {
    // Storage is full or blocked: the visitor types the place again.
  }
}
