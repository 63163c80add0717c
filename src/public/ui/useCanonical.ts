import { useEffect } from 'react'
import { go, useAddress } from './address.ts'

/**
 * Replaces the address with the canonical path and keeps its query (spec §2), and how its dialog was opened.
 * @param path undefined while unknown
 */
export function useCanonical(path: string | undefined) {
  const { pathname } = useAddress()
  useEffect(() => {
    if (path === undefined || path === pathname) return
    const canonical = new URL(location.href)
    canonical.pathname = path
    go(canonical, { replace: true, state: history.state })
  }, [path, pathname])
}
