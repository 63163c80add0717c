export const WINDOW = 10 * 60_000

/**
 * The attempts that still count.
 * @param times in milliseconds
 */
export const recent = (times: readonly number[], now: number) => times.filter((time) => now - time < WINDOW)

export const isExceeded = (times: readonly number[], now: number, limit: number) =>
  recent(times, now).length >= limit
