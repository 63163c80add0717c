import { readTokenCookie } from './cookie.ts'
import { cookieSession } from './session.ts'

let owner: string | undefined

/** Remembers whose page this is: the user of the token that the cookie holds now. Called once, before the first call. */
export function claimPage(): string | undefined {
  owner = cookieSession()?.userId
  return owner
}

/** The user whose page this is; undefined for a page that was opened signed out. */
export const pageOwner = () => owner

/** Whether someone else has signed in to this browser since the page was opened, in another tab. */
function isSomeoneElse(): boolean {
  const session = cookieSession()
  return owner !== undefined && session !== undefined && session.userId !== owner
}

/** The token for a call. On a page of someone else it never comes, so that nobody sees or changes another person's data. */
export const tokenOfPage = (): string | undefined | Promise<never> =>
  isSomeoneElse() ? new Promise<never>(() => undefined) : readTokenCookie()

/**
 * Calls back once when someone else has signed in: as soon as the cookie changes where browsers tell, and otherwise when
 * the page is looked at again.
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
  // Not in every browser that we serve, nor on plain HTTP.
  globalThis.cookieStore?.addEventListener('change', check, { signal })
}
