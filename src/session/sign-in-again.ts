import { clearTokenCookie } from './cookie.ts'
import { memberPortalLogin } from './member-portal.ts'
import { portalTrip } from './portal-trip.ts'

/** Leads to the sign-in of the member portal, and from there back to one of our pages. */
function signInAtPortal(target: URL) {
  portalTrip.begin()
  location.assign(memberPortalLogin(target))
}

/** Leads to the sign-in and back to this page, after a session has expired or could not be kept. */
export function signInAgain() {
  clearTokenCookie()
  signInAtPortal(new URL(location.href))
}
