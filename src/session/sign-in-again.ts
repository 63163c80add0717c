import { clearTokenCookie } from './cookie.ts'
import { memberPortalLogin } from './member-portal.ts'

/** After the session has expired, sends the person to the sign-in page, which returns to this page. */
export function signInAgain() {
  clearTokenCookie()
  location.assign(memberPortalLogin(new URL(location.href)))
}
