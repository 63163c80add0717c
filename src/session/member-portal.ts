import { config } from '../config.ts'
import { paths } from '../paths.ts'

/** Parameters that must not reach the portal or its logs. */
const SECRETS = new Set(
  'access_token code email error error_description id_token oid rid scope tid token'.split(' '),
)
const isSecret = (name: string) => SECRETS.has(name.toLowerCase())

/** The full URL of our page to return to, without secrets. The site root becomes the dashboard (spec §2). */
export function returnAddress(current: URL): string {
  // Built from parts, because a path such as //evil.example would be parsed as a host.
  const target = new URL(current.origin)
  target.pathname = current.pathname
  const names = [...current.searchParams.keys()]
  // Beside the answer of another service it belongs to that answer; on a search it is one of the 50 states.
  const hidesState = names.includes('code') || names.includes('error')
  const kept = [...current.searchParams].filter(
    ([name]) => !isSecret(name) && !(hidesState && name === 'state'),
  )
  target.search = String(new URLSearchParams(kept))
  // Some services return their answer in the fragment, formatted like a query string.
  const answer = new URLSearchParams(current.hash.slice(1))
  if (![...answer.keys()].some(isSecret)) target.hash = current.hash
  if (target.pathname === paths.home()) target.pathname = paths.dashboard()
  return target.href
}

/** The URL of the member portal's sign-in page, which returns to the current page. */
export function memberPortalLogin(current: URL): string {
  const login = new URL(config.memberPortalLogin, current.origin)
  login.searchParams.set('redirectTo', returnAddress(current))
  return login.href
}
