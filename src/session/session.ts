import { readTokenCookie } from './cookie.ts'
import { isExpired, readToken, type Session } from './token.ts'

/** Whose token the cookie holds, expired or not. */
export function cookieSession(): Session | undefined {
  const token = readTokenCookie()
  return token === undefined ? undefined : readToken(token)
}

/** Who is signed in: the cookie has a token that can be read and has not expired. */
export function currentSession(): Session | undefined {
  const session = cookieSession()
  return session && !isExpired(session) ? session : undefined
}
