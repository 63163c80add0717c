import { createStore } from '@mantine/store'
import type { QueryClient } from '@tanstack/react-query'
import { paths } from '../paths.ts'
import { drafts } from '../ui/form/drafts.ts'
import { clearTokenCookie } from './cookie.ts'

const REDIRECT_AFTER = 1000
const CHANNEL = 'session'

/** True from the sign-out until the browser has left the page. */
export const signedOut = createStore({ isSignedOut: false })

/** Takes everything private off the page at once, and goes to the classes after a second (spec §4). */
function leave(queryClient: QueryClient) {
  signedOut.setState({ isSignedOut: true })
  queryClient.clear()
  drafts.removeAll()
  setTimeout(() => location.assign(paths.classes()), REDIRECT_AFTER)
}

/** Ends the session, here and in the other tabs. */
export function signOut(queryClient: QueryClient) {
  clearTokenCookie()
  leave(queryClient)
  new BroadcastChannel(CHANNEL).postMessage('signed out')
}

/** Leaves when another tab signs out, and when the browser restores a page from before the sign-out. */
export function leaveWhenSignedOut(queryClient: QueryClient, isSignedIn: () => boolean) {
  const wasSignedIn = isSignedIn()
  new BroadcastChannel(CHANNEL).addEventListener('message', () => leave(queryClient))
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && wasSignedIn && !isSignedIn()) leave(queryClient)
  })
}
