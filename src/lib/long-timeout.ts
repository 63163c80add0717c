/** The longest delay of `setTimeout`, which stores it in 31 bits and fires at once for anything longer. */
const LONGEST = 2 ** 31 - 1

/**
 * Calls back at an instant (in milliseconds), however far away. It rechecks the clock along the way, so a laptop that
 * slept is not late. Returns a function that cancels it.
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
