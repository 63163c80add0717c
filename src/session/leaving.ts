import { createStore } from '@mantine/store'
import type { QueryClient } from '@tanstack/react-query'
import { farewells } from '../api/messages.ts'
import { paths } from '../paths.ts'
import { drafts } from '../ui/form/drafts.ts'
import { clearTokenCookie } from './cookie.ts'
import { pageOwner, watchPageOwner } from './page-owner.ts'
import { currentSession } from './session.ts'

const LEAVE_AFTER = 1000
const CHANNEL = 'session'

/** The text shown in place of the page until the browser has left it. */
export const farewell = createStore<{ text?: string }>({})

/** Removes all private data from the page at once, then leaves after a second. */
function leave(queryClient: QueryClient, text: string, go: () => void) {
  farewell.setState({ text })
  queryClient.clear()
  setTimeout(go, LEAVE_AFTER)
}

/** Deletes what the person has not sent, so that nobody else at this browser can find it, and goes to the classes (spec §4). */
function leaveSignedOut(queryClient: QueryClient) {
  const { userId } = pageOwner.getState()
  if (userId) drafts.removeAllOf(userId)
  leave(queryClient, farewells.signedOut, () => location.assign(paths.classes()))
}

/** Connects this page to the other tabs. Messages are sent on it too, because only the sender's own channel skips them. */
let channel: BroadcastChannel | undefined

/** Signs out in this tab and all others. */
export function signOut(queryClient: QueryClient) {
  clearTokenCookie()
  leaveSignedOut(queryClient)
  channel?.postMessage('signed out')
}

/**
 * Leaves the page when another tab signs out or when the browser restores a page from before the sign-out.
 * @returns a function that stops watching
 */
export function watchSignOut(queryClient: QueryClient): () => void {
  const watching = new AbortController()
  const { signal } = watching
  const opened = new BroadcastChannel(CHANNEL)
  channel = opened
  let wasSignedIn = currentSession() !== undefined
  const forget = pageOwner.subscribe(() => (wasSignedIn = currentSession() !== undefined))
  opened.addEventListener('message', () => leaveSignedOut(queryClient), { signal })
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted && wasSignedIn && !currentSession()) leaveSignedOut(queryClient)
    },
    { signal },
  )
  return () => {
    forget()
    opened.close()
    watching.abort()
  }
}

/**
 * Watches for the end of the session in this browser. When someone else signs in, it reloads the page for them; drafts
 * stay with the person who wrote them.
 */
export function watchLeaving(queryClient: QueryClient) {
  watchSignOut(queryClient)
  watchPageOwner(() => {
    drafts.belongTo(undefined)
    leave(queryClient, farewells.someoneElse, () => location.reload())
  })
}
