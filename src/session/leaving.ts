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

/** What the page says in place of its content until the browser has left it. */
export const farewell = createStore<{ text?: string }>({})

/** Takes everything private off the page at once, and leaves it after a second. */
function leave(queryClient: QueryClient, text: string, go: () => void) {
  farewell.setState({ text })
  queryClient.clear()
  setTimeout(go, LEAVE_AFTER)
}

/** To the classes (spec §4), without the drafts: the next person at this browser must not find them. */
function leaveSignedOut(queryClient: QueryClient) {
  drafts.removeAll()
  leave(queryClient, farewells.signedOut, () => location.assign(paths.classes()))
}

/** Ends the session, here and in the other tabs. */
export function signOut(queryClient: QueryClient) {
  clearTokenCookie()
  leaveSignedOut(queryClient)
  new BroadcastChannel(CHANNEL).postMessage('signed out')
}

/**
 * Leaves when another tab signs out, when the browser restores a page from before the sign-out, and when someone else
 * signs in: this page is then loaded again for them. The drafts stay with the person who wrote them.
 */
export function watchLeaving(queryClient: QueryClient) {
  let wasSignedIn = currentSession() !== undefined
  pageOwner.subscribe(() => (wasSignedIn = currentSession() !== undefined))
  new BroadcastChannel(CHANNEL).addEventListener('message', () => leaveSignedOut(queryClient))
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && wasSignedIn && !currentSession()) leaveSignedOut(queryClient)
  })
  watchPageOwner(() => {
    drafts.belongTo(undefined)
    leave(queryClient, farewells.someoneElse, () => location.reload())
  })
}
