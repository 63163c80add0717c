/** The longest wait of `setTimeout`: it keeps 31 bits, and fires at once for more. */
const LONGEST = 2 ** 31 - 1

/**
 * Calls back at an instant, in milliseconds, however far; the clock is read again on the way, so a laptop that slept
 * is not late. Returns the way to cancel.
 */
export function callAt(instant: number, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    const left = instant - Date.now()
    if (left <= 0) callback()
    else timer = setTimeout(wait, Math.min(left, LONGEST))
  }
  timer = setTimeout(wait, Math.min(Math.max(instant - Date.now(), 0), LONGEST))
  return () => clearTimeout(timer)
}
