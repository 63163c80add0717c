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

/** Whether the user asked the browser to save data. Not every browser says so. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/**
 * Once a page has loaded its data, fetches the pages and dialogs that may be opened next, so that they still open if
 * the signal drops, as it does at a range. Not for a user who saves data: these files are about half of the application.
 */
export function FetchAhead() {
  const isQuiet = useIsFetching() === 0
  useEffect(() => (isQuiet && !savesData() ? whenIdle(() => void fetchAhead()) : undefined), [isQuiet])
  return null
}
