import { clearTokenCookie } from './cookie.ts'
import { memberPortalLogin } from './member-portal.ts'
import { portalTrip } from './portal-trip.ts'

/** When a session has expired or was not kept: to the sign-in, and back to this page. */
export function signInAgain() {
  clearTokenCookie()
  portalTrip.begin()
  location.assign(memberPortalLogin(new URL(location.href)))
}
