import { config } from '../config.ts'
import { paths } from '../paths.ts'

/** What a return address must not tell the portal and its logs. */
const SECRETS = new Set(
  'access_token code email error error_description id_token oid rid scope state tid token'.split(' '),
)
const isSecret = (name: string) => SECRETS.has(name.toLowerCase())

/** Where to come back to: our own page, in full, without secrets. The site root becomes the dashboard (spec §2). */
export function returnAddress(current: URL): string {
  // Set part by part: a path like //evil.example would be read as another host.
  const target = new URL(current.origin)
  target.pathname = current.pathname
  const kept = [...current.searchParams].filter(([name]) => !isSecret(name))
  target.search = String(new URLSearchParams(kept))
  // Some services answer in the fragment, in the form of a query.
  const answer = new URLSearchParams(current.hash.slice(1))
  if (![...answer.keys()].some(isSecret)) target.hash = current.hash
  if (target.pathname === paths.home()) target.pathname = paths.dashboard()
  return target.href
}

/** The sign-in page of the member portal, which comes back to the current page. */
export function memberPortalLogin(current: URL): string {
  const login = new URL(config.memberPortalLogin, current.origin)
  login.searchParams.set('redirectTo', returnAddress(current))
  return login.href
}
