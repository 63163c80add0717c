import { useLocation, useNavigate } from 'react-router-dom'
import { useIsHydrated } from './useIsHydrated.ts'

/** The dialogs of the public site, by what they are called in the address: `?request=date`. */
export type RequestName = 'date' | 'details' | 'email' | 'account' | 'search'

/** Where the page says how to reach us without a script. */
export const BY_MAIL = 'by-mail'

const NAME = 'request'

function searchWith(search: string, request: RequestName | undefined) {
  const next = new URLSearchParams(search)
  if (request) next.set(NAME, request)
  else next.delete(NAME)
  const text = next.toString()
  return text && `?${text}`
}

/** The location state of a dialog that was opened from its own page, where the way back leads. */
type Opened = { isOpenedHere?: boolean } | null

/** The dialog that the address asks for, and how to open and close it. A document is the same for every query: it has none. */
export function useRequest() {
  const isHydrated = useIsHydrated()
  const { search, pathname, state } = useLocation()
  const navigate = useNavigate()
  const query = isHydrated ? search : ''
  return {
    request: new URLSearchParams(query).get(NAME) ?? undefined,
    /** For a link that opens a dialog. Without a script it leads to the mail address. */
    linkTo: (request: RequestName) => ({
      to: { pathname, search: searchWith(query, request), hash: BY_MAIL },
      state: { isOpenedHere: true } satisfies Opened,
    }),
    close() {
      // The router hands over what a link of ours has stored.
      if ((state as Opened)?.isOpenedHere) void navigate(-1)
      else void navigate({ pathname, search: searchWith(query, undefined) }, { replace: true })
    },
  }
}
