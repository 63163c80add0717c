import { dialogFailure, signInProblems } from '../api/messages.ts'
import { writeTokenCookie } from './cookie.ts'
import { claimPage, isPageOfSomeoneElse } from './page-owner.ts'
import { isExpired, readToken } from './token.ts'

/**
 * Signs in with a token from the server. Everything that depends on the user updates at once, see `pageOwner`. If this
 * device cannot keep the sign-in, returns the reason as a text for the user.
 */
export function signInWith(token: string): string | undefined {
  const session = readToken(token)
  if (!session) return dialogFailure
  if (isExpired(session)) return signInProblems.expired()
  if (!writeTokenCookie(token)) return signInProblems.notKept
  // Data that another person left on this page must not pass to this user.
  if (isPageOfSomeoneElse()) location.reload()
  else claimPage()
  return undefined
}
