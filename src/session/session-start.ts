import type { QueryClient } from '@tanstack/react-query'
import { meQuery } from '../api/generated/mesh.hooks.ts'
import { IdempotencyKeys } from '../lib/idempotency-keys.ts'
import { drafts, forgetKeptKeys } from '../ui/form/drafts.ts'
import { watchExpiry } from './expiry.ts'
import { claimPage, pageOwner } from './page-owner.ts'
import { portalTrip } from './portal-trip.ts'
import { openSessionDialog } from './session-dialog.ts'
import { currentSession } from './session.ts'

/**
 * Starts the session of the page, and restarts it after each sign-in: sets the owner of the drafts, clears the cache, loads
 * the account and watches for the end of the session. Called once, before the first call.
 */
export function startSession(queryClient: QueryClient) {
  IdempotencyKeys.onGone = forgetKeptKeys
  let stopWatching: () => void = () => undefined
  pageOwner.subscribe(({ userId }) => {
    stopWatching()
    drafts.belongTo(userId)
    // The answers so far were for a signed-out visitor. They stay on the screen until the new ones arrive.
    queryClient.removeQueries({ type: 'inactive' })
    void queryClient.invalidateQueries()
    // Every page needs the account, so this call goes out first.
    if (currentSession()) {
      portalTrip.end()
      void queryClient.prefetchQuery(meQuery())
    }
    stopWatching = watchExpiry(openSessionDialog)
  })
  claimPage()
}
