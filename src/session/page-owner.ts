import { createStore } from '@mantine/store'
import { readTokenCookie } from './cookie.ts'
import { cookieSession, currentSession } from './session.ts'

/** The user whose page this is; undefined if nobody was signed in. Everything that depends on the user subscribes to it. */
export const pageOwner = createStore<{ userId: string | undefined }>({ userId: undefined })

/** Makes the user of the current token the owner of this page: before the first call, and after each sign-in. */
export const claimPage = () => pageOwner.setState({ userId: cookieSession()?.userId })

/** Whether someone else has signed in in another tab since this page was opened. */
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
 * Watches for a sign-in in another tab, either when the browser reports a change of the cookie or when the page becomes
 * visible again. If no one was signed in, the page takes over the new user. If someone else was, calls back once.
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
