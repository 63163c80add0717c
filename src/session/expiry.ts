import { callAt } from '../lib/long-timeout.ts'
import { cookieSession } from './session.ts'
import { isExpired } from './token.ts'

/** Milliseconds. No timer is set for a token that lives longer (spec §4). */
const LONGEST_WAIT = 2 ** 32

/**
 * Calls back once when the session expires, or when the person returns to the page after it expired during sleep. If
 * another tab has renewed the token by then, it watches the new one. Returns a function that stops it.
 */
export function watchExpiry(onExpired: () => void): () => void {
  const session = cookieSession()
  if (!session) return () => undefined
  let stop: () => void = () => undefined
  const check = () => {
    if (!isExpired(session)) return
    stop()
    const renewed = cookieSession()
    if (renewed && !isExpired(renewed)) stop = watchExpiry(onExpired)
    else onExpired()
  }
  const cancel = session.expiresAt - Date.now() < LONGEST_WAIT ? callAt(session.expiresAt, check) : undefined
  const events = ['focus', 'pageshow', 'visibilitychange'] as const
  for (const event of events) addEventListener(event, check)
  stop = () => {
    cancel?.()
    for (const event of events) removeEventListener(event, check)
  }
  return () => stop()
}
