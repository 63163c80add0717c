import { useIsFetching } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fetchAhead } from './fetch-ahead.ts'

/** Milliseconds. Used where a browser cannot report when it is idle. */
const REST = 2000

function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, REST)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act)
  return () => cancelIdleCallback(handle)
}

/**
 * Once a page has loaded its data, fetches the pages and dialogs that may be opened next, so that they still open if
 * the signal drops, as it does at a range.
 */
export function FetchAhead() {
  const isQuiet = useIsFetching() === 0
  useEffect(() => (isQuiet ? whenIdle(() => void fetchAhead()) : undefined), [isQuiet])
  return null
}
