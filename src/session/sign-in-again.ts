import { clearTokenCookie } from './cookie.ts'
import { memberPortalLogin } from './member-portal.ts'

/** After a session has expired: to the sign-in, and back to this page. */
export function signInAgain() {
  clearTokenCookie()
  location.assign(memberPortalLogin(new URL(location.href)))
}
