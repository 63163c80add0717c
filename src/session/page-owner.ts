import { readTokenCookie } from './cookie.ts'
import { cookieSession } from './session.ts'

let owner: string | undefined

/**
 * Remembers which user the page belongs to: the one whose token is in the cookie. Called once, before the first call.
 */
export function claimPage(): string | undefined {
  owner = cookieSession()?.userId
  return owner
}

/** The user the page belongs to; undefined if it was opened signed out. */
export const pageOwner = () => owner

/** Whether someone else has signed in in another tab since this page was opened. */
function isSomeoneElse(): boolean {
  const session = cookieSession()
  return owner !== undefined && session !== undefined && session.userId !== owner
}

/**
 * The token for a call. If someone else has signed in since, the promise never resolves, so that nobody sees or changes
 * another person's data.
 */
export const tokenOfPage = (): string | undefined | Promise<never> =>
  isSomeoneElse() ? new Promise<never>(() => undefined) : readTokenCookie()

/**
 * Calls back once when someone else signs in: as soon as the cookie changes if the browser supports cookie events,
 * otherwise when the person returns to the page.
 */
export function watchPageOwner(onSomeoneElse: () => void) {
  const watching = new AbortController()
  const check = () => {
    if (!isSomeoneElse()) return
    watching.abort()
    onSomeoneElse()
  }
  const { signal } = watching
  for (const event of ['focus', 'pageshow', 'visibilitychange']) addEventListener(event, check, { signal })
  // Not available in every supported browser, nor on plain HTTP.
  globalThis.cookieStore?.addEventListener('change', check, { signal })
}
