import { readTokenCookie } from './cookie.ts'
import { isExpired, readToken, type Session } from './token.ts'

/** Who is signed in: the cookie has a token that can be read and has not expired. */
export function currentSession(): Session | undefined {
  const token = readTokenCookie()
  const session = token === undefined ? undefined : readToken(token)
  return session && !isExpired(session) ? session : undefined
}
