import { config } from '../config.ts'
import { readToken } from './token.ts'

/**
 * The cookie on the parent domain that holds the token. The specification does not name it, so the name is an
 * assumption.
 */
const NAME = 'access_token'
/** Seconds that the cookie lives unless the token ends sooner (spec §9). */
const LIFETIME = 3600

/** The letters of a token. Any other sends no request: a header cannot hold it, and that looks like a broken connection. */
const TOKEN = /^[\w.~+/=-]+$/

/**
 * The token in the cookie. Another site on the parent domain can set a second cookie with the same name. There is no
 * way to tell which one is ours, so with two cookies this returns undefined.
 */
export function readTokenCookie(cookies = document.cookie): string | undefined {
  const values = cookies.split('; ').filter((cookie) => cookie.startsWith(`${NAME}=`))
  const token = values[0]?.slice(NAME.length + 1) ?? ''
  return values.length === 1 && TOKEN.test(token) ? token : undefined
}

/** The paths and domains that a cookie can belong to if the browser sends it to this page. */
function placesOf({ hostname, pathname }: Pick<Location, 'hostname' | 'pathname'>) {
  const names = hostname.split('.')
  const domains = names.slice(0, -1).map((_, at) => `; Domain=${names.slice(at).join('.')}`)
  const ends = Array.from(pathname.matchAll(/\/|$/g), ({ index }) => index)
  const paths = new Set(ends.flatMap((end) => [pathname.slice(0, end) || '/', pathname.slice(0, end + 1)]))
  return [...paths].flatMap((path) => ['', ...domains].map((domain) => ({ path, domain })))
}

/** Removes the token, and every other cookie of its name that this page can see. */
export function clearTokenCookie() {
  for (const { path, domain } of placesOf(location))
    document.cookie = `${NAME}=; Path=${path}; Max-Age=0; SameSite=Lax${domain}`
}

/**
 * Stores a token for the parent domain in place of all others, for an hour or until it expires. Returns false if the token
 * has expired by the clock of this device, or if the browser does not store the cookie.
 */
export function writeTokenCookie(token: string): boolean {
  const seconds = Math.floor(((readToken(token)?.expiresAt ?? 0) - Date.now()) / 1000)
  if (seconds <= 0) return false
  clearTokenCookie()
  const domain = config.cookieDomain ? `; Domain=${config.cookieDomain}` : ''
  const cookie = `${NAME}=${token}; Path=/; Max-Age=${Math.min(LIFETIME, seconds)}; SameSite=Lax${domain}`
  const isKept = () => readTokenCookie() === token
  document.cookie = `${cookie}; Secure`
  // Safari rejects Secure cookies on http://localhost. On any other page without HTTPS, the cookie is not stored.
  if (!isKept() && location.protocol === 'http:') document.cookie = cookie
  return isKept()
}
