import { createContext, useContext, useSyncExternalStore } from 'react'

// Each public page is a document of its own, so what is left of a router is to read the address and to change it within the
// page. React Router, which the instructors' half has, would add 4.4 kB to each of these pages.

export type Address = Readonly<{
  pathname: string
  /** Empty, or with its question mark. */
  search: string
  /** What `go` stored in this entry of the history: null, or an object that is new for each entry and after each change. */
  state: unknown
}>

/** The address of the document that a server writes. */
export const DocumentAddress = createContext<Address | undefined>(undefined)

/** @param address a path and its query */
export function documentAddress(address: string): Address {
  const [pathname = ''] = address.split('?', 1)
  return { pathname, search: address.slice(pathname.length), state: null }
}

let shown: (Address & { href: string }) | undefined

/** The same object as long as nothing has changed. */
function current(): Address {
  const { href, pathname, search } = location
  const { state } = history as { state: unknown }
  if (shown?.href !== href || shown.state !== state) shown = { href, pathname, search, state }
  return shown
}

function subscribe(listener: () => void) {
  addEventListener('popstate', listener)
  return () => removeEventListener('popstate', listener)
}

/**
 * The address of the page. It follows Back, Forward and `go`, always at once: a field must show what was chosen, because a second
 * choice is made from what the first one left.
 */
export function useAddress(): Address {
  const ofDocument = useContext(DocumentAddress)
  return useSyncExternalStore(subscribe, current, () => ofDocument ?? current())
}

export type GoOptions = {
  /** In place of the current entry of the history. */
  replace?: boolean
  /** It outlasts a reload. */
  state?: unknown
}

/** Changes the address of the page without loading a document. @param to a URL of this origin, relative to the current address */
export function go(to: string | URL, { replace = false, state = null }: GoOptions = {}) {
  if (replace) history.replaceState(state, '', to)
  else history.pushState(state, '', to)
  // Browsers send it for Back and Forward only.
  dispatchEvent(new PopStateEvent('popstate', { state }))
}
