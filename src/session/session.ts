import { readTokenCookie } from './cookie.ts'
import { isExpired, readToken, type Session } from './token.ts'

/** The session of the token in the cookie, expired or not. */
export function cookieSession(): Session | undefined {
  const token = readTokenCookie()
  return token === undefined ? undefined : readToken(token)
}

/** The current session: the cookie holds a readable token that has not expired. */
export function currentSession(): Session | undefined {
  const session = cookieSession()
  return session && !isExpired(session) ? session : undefined
}
