import { config } from '../config.ts'

/**
 * The cookie on the parent domain that holds the token. The specification does not name it, so the name is an
 * assumption.
 */
const NAME = 'access_token'

/**
 * The token in the cookie. Another site on the parent domain can set a second cookie with the same name. There is no
 * way to tell which one is ours, so with two cookies this returns undefined.
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
