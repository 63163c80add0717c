import { signInProblems } from '../api/messages.ts'
import { cookieSession } from './session.ts'

/** Thrown in place of a page when its visitor comes back from the sign-in and is not signed in. The message says why. */
export class SignInNotKept extends Error {
  override name = 'SignInNotKept'

  constructor() {
    super(
      !navigator.cookieEnabled
        ? signInProblems.noCookies
        : cookieSession()
          ? signInProblems.expired()
          : signInProblems.notKept,
    )
  }
}
