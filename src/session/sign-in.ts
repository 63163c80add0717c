import { dialogFailure, signInProblems } from '../api/messages.ts'
import { writeTokenCookie } from './cookie.ts'
import { claimPage, isPageOfSomeoneElse } from './page-owner.ts'
import { isExpired, readToken } from './token.ts'

/**
 * Signs in with a token that the server has issued. Everything that depends on who is signed in follows at once, see
 * `pageOwner`. Gives the reason, for the person to read, when the sign-in cannot hold on this device.
 */
export function signInWith(token: string): string | undefined {
  const session = readToken(token)
  if (!session) return dialogFailure
  if (isExpired(session)) return signInProblems.expired()
  if (!writeTokenCookie(token)) return signInProblems.notKept
  // What another person left on this page must not become this person's.
  if (isPageOfSomeoneElse()) location.reload()
  else claimPage()
  return undefined
}
