import type { QueryClient } from '@tanstack/react-query'
import { paths } from '../paths.ts'
import { drafts } from '../ui/form/drafts.ts'
import { clearTokenCookie } from './cookie.ts'

const REDIRECT_AFTER = 1000
const CHANNEL = 'session'

let isSignedOut = false
const listeners = new Set<() => void>()

/** True from the sign-out until the page is left. */
export const signedOut = {
  get: () => isSignedOut,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** Takes everything private off the page at once, and goes to the classes after a second (section 4). */
function leave(queryClient: QueryClient) {
  isSignedOut = true
  for (const listener of listeners) listener()
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

/** Leaves when another tab signs out, and when the browser brings a page back from before the sign-out. */
export function leaveWhenSignedOut(queryClient: QueryClient, isSignedIn: () => boolean) {
  const wasSignedIn = isSignedIn()
  new BroadcastChannel(CHANNEL).addEventListener('message', () => leave(queryClient))
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && wasSignedIn && !isSignedIn()) leave(queryClient)
  })
}
