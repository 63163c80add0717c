import { createStore } from '@mantine/store'
import { readTokenCookie } from './cookie.ts'
import { cookieSession, currentSession } from './session.ts'

/** The user whose page this is; undefined if nobody was signed in. Everything that depends on the user subscribes to it. */
export const pageOwner = createStore<{ userId: string | undefined }>({ userId: undefined })

/** Makes the page that of the user whose token the cookie holds now: before the first call, and after each sign-in. */
export const claimPage = () => pageOwner.setState({ userId: cookieSession()?.userId })

/** Whether someone else has signed in to this browser since the page was opened, in another tab. */
export function isPageOfSomeoneElse(): boolean {
  const { userId } = pageOwner.getState()
  const session = cookieSession()
  return userId !== undefined && session !== undefined && session.userId !== userId
}

/**
 * The token for a call. If someone else has signed in since, the promise never resolves, so that nobody sees or changes
 * another person's data.
 */
export const tokenOfPage = (): string | undefined | Promise<never> =>
  isPageOfSomeoneElse() ? new Promise<never>(() => undefined) : readTokenCookie()

/**
 * Watches for a sign-in in another tab: as soon as the cookie changes, where the browser reports it, and otherwise when
 * the page is looked at again. A page of nobody then becomes that person's. For the page of someone else, calls back once.
 */
export function watchPageOwner(onSomeoneElse: () => void) {
  const watching = new AbortController()
  const check = () => {
    if (pageOwner.getState().userId === undefined) {
      if (currentSession()) claimPage()
    } else if (isPageOfSomeoneElse()) {
      watching.abort()
      onSomeoneElse()
    }
  }
  const { signal } = watching
  for (const event of ['focus', 'pageshow', 'visibilitychange']) addEventListener(event, check, { signal })
  // Not available in every supported browser, nor on plain HTTP.
  globalThis.cookieStore?.addEventListener('change', check, { signal })
}
