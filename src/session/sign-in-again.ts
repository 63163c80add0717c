import { clearTokenCookie } from './cookie.ts'
import { memberPortalLogin } from './member-portal.ts'
import { portalTrip } from './portal-trip.ts'

/** To the sign-in of the member portal, and from there to a page of ours. */
export function signInAtPortal(target: URL) {
  portalTrip.begin()
  location.assign(memberPortalLogin(target))
}

/** When a session has expired or was not kept: to the sign-in, and back to this page. */
export function signInAgain() {
  clearTokenCookie()
  signInAtPortal(new URL(location.href))
}
