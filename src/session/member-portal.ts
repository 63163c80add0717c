import { config } from '../config.ts'
import { paths } from '../paths.ts'

/** What a return address must not tell the portal and its logs. */
const SECRETS = ['code', 'scope', 'state', 'error', 'error_description', 'oid', 'rid', 'tid', 'token']

/** Where to come back to: our own page, in full, without secrets. The site root becomes the dashboard (section 2). */
export function returnAddress(current: URL): string {
  // Set part by part: a path like //evil.example would be read as another host.
  const target = new URL(current.origin)
  target.pathname = current.pathname
  target.search = current.search
  for (const name of SECRETS) target.searchParams.delete(name)
  if (target.pathname === paths.home()) target.pathname = paths.dashboard()
  return target.href
}

/** The sign-in page of the member portal, which comes back to the current page. */
export function memberPortalLogin(current: URL): string {
  const login = new URL(config.memberPortalLogin, current.origin)
  login.searchParams.set('redirectTo', returnAddress(current))
  return login.href
}
