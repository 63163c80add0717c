// The session of a public page, whose document and whose reads are the same for everyone.
import { useStore } from '@mantine/store'
import { type Connection, globalFetch, TOKEN_HEADER } from '../../../api/connection.ts'
import { pageOwner, tokenOfPage } from '../../../session/page-owner.ts'
import { openSessionDialog } from '../../../session/session-dialog.ts'
import { currentSession } from '../../../session/session.ts'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'

/** Whether someone is signed in, or was until their session ended. Never in a document. */
export function useIsSignedIn(): boolean {
  const { userId } = useStore(pageOwner)
  return useIsHydrated() && userId !== undefined
}

/** Opens the session-timeout dialog for a person who was signed in on this page. */
export function sessionExpired() {
  if (pageOwner.getState().userId !== undefined) openSessionDialog()
}

/** A token that has expired is not sent: what everyone may see is not refused to a person whose session has ended. */
export const tokenOfSession = () => currentSession() && tokenOfPage()

/** Sends a read again without the token if the server no longer accepts it, because every visitor may make it. */
export const readAsAnyone: Connection['fetch'] = async (request, init) => {
  const response = await globalFetch(request, init)
  if (response.status !== 401 || request.method !== 'GET' || !request.headers.has(TOKEN_HEADER))
    return response
  sessionExpired()
  const again = new Request(request)
  again.headers.delete(TOKEN_HEADER)
  return globalFetch(again, init)
}
