import { callAt } from '../lib/long-timeout.ts'
import { readTokenCookie } from './cookie.ts'
import { isExpired, readToken } from './token.ts'

/** A token that lives longer is not waited for (section 4). */
const LONGEST_WAIT = 2 ** 32

const sessionOf = () => {
  const token = readTokenCookie()
  return token === undefined ? undefined : readToken(token)
}

/**
 * Calls back once when the session has expired: when its time comes, and when the page is looked at again after a sleep.
 * A token that was renewed meanwhile, in another tab, is waited for instead. Returns the way to stop.
 */
export function watchExpiry(onExpired: () => void): () => void {
  const session = sessionOf()
  if (!session) return () => undefined
  let stop: () => void = () => undefined
  const check = () => {
    if (!isExpired(session)) return
    stop()
    const renewed = sessionOf()
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
