import { config } from '../config.ts'

/** The cookie of the parent domain that holds the token. Its name is assumed. */
const NAME = 'access_token'

/**
 * The token of the cookie. A neighbour below the parent domain can set a second one of the same name, and the browser
 * lists it first; which of the two is ours cannot be told, so then there is none.
 */
export function readTokenCookie(cookies = document.cookie): string | undefined {
  const values = cookies.split('; ').filter((cookie) => cookie.startsWith(`${NAME}=`))
  const token = values[0]?.slice(NAME.length + 1)
  return values.length === 1 && token ? token : undefined
}

export function clearTokenCookie() {
  const domain = config.cookieDomain ? `; Domain=${config.cookieDomain}` : ''
  document.cookie = `${NAME}=; Path=/; Max-Age=0; SameSite=Lax${domain}`
}
