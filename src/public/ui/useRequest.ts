import { BY_MAIL } from '../../session/footer/VisitorFooter.tsx'
import { go, useAddress } from './address.ts'
import { useIsHydrated } from './useIsHydrated.ts'

/** The dialogs of the public site, by their names in the address: `?request=date`. */
export type RequestName = 'date' | 'question' | 'details' | 'email' | 'account' | 'search' | 'saved'

const NAME = 'request'
/** The class that a request is about. */
const CLASS = 'oid'

function searchWith(search: string, request: RequestName, occurrenceId?: string) {
  const next = new URLSearchParams(search)
  next.set(NAME, request)
  if (occurrenceId) next.set(CLASS, occurrenceId)
  // The page may have been opened for a class, which is not what such a request is about. Other dialogs leave it there.
  else if (request === 'date') next.delete(CLASS)
  return `?${next}`
}

/** The state of the history entry of a dialog that a link on the page opened, so that closing it can go back in the history. */
type Opened = { isOpenedHere?: boolean } | null

/** The dialog that the address names, and how to close it. None in a document, which is the same for every query. */
export function useRequest() {
  const isHydrated = useIsHydrated()
  const { search, state } = useAddress()
  const query = isHydrated ? search : ''
  const asked = new URLSearchParams(query)
  return {
    request: asked.get(NAME) ?? undefined,
    occurrenceId: asked.get(CLASS) ?? undefined,
    /** The address of a link that opens a dialog. Without a script, it leads to our email address in the footer. */
    linkTo: (request: RequestName, about?: string) => ({
      to: `${searchWith(query, request, about)}#${BY_MAIL}`,
      state: { isOpenedHere: true } satisfies Opened,
    }),
    close() {
      // Our own link has stored the state.
      if ((state as Opened)?.isOpenedHere) return history.back()
      const closed = new URL(location.href)
      closed.searchParams.delete(NAME)
      closed.hash = ''
      go(closed, { replace: true })
    },
  }
}
