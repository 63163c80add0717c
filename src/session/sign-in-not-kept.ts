import { signInProblems } from '../api/messages.ts'
import { cookieSession } from './session.ts'

/** Thrown if a visitor returns from the sign-in but is not signed in. Its message tells them why. */
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
