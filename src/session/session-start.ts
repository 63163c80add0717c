import type { QueryClient } from '@tanstack/react-query'
import { meQuery } from '../api/generated/mesh.hooks.ts'
import { drafts } from '../ui/form/drafts.ts'
import { watchExpiry } from './expiry.ts'
import { claimPage, pageOwner } from './page-owner.ts'
import { portalTrip } from './portal-trip.ts'
import { openSessionDialog } from './session-dialog.ts'
import { currentSession } from './session.ts'

/**
 * Starts the session of the page, and starts it again after each sign-in: the owner of the drafts, the cache, the account
 * and the wait for its end. Called once, before the first call.
 */
export function startSession(queryClient: QueryClient) {
  let stopWatching: () => void = () => undefined
  pageOwner.subscribe(({ userId }) => {
    stopWatching()
    drafts.belongTo(userId)
    // The answers so far were for nobody. What is on the screen stays until the new answer is there.
    queryClient.removeQueries({ type: 'inactive' })
    void queryClient.invalidateQueries()
    // Whatever page it is, it waits for the account: that call goes out before everything else.
    if (currentSession()) {
      portalTrip.end()
      void queryClient.prefetchQuery(meQuery())
    }
    stopWatching = watchExpiry(openSessionDialog)
  })
  claimPage()
}
