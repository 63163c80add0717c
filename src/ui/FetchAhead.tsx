import { useIsFetching } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fetchAhead } from './fetch-ahead.ts'

/** Milliseconds, where a browser does not say when it is idle. */
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
 * Once a page has what it asked for, fetches the pages and dialogs that may come next. Losing the signal, which happens at
 * a range, then does not lose the next tap.
 */
export function FetchAhead() {
  const isQuiet = useIsFetching() === 0
  useEffect(() => (isQuiet ? whenIdle(() => void fetchAhead()) : undefined), [isQuiet])
  return null
}
