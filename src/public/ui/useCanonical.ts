import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Replaces the address with the canonical path and keeps its query (spec §2), and how its dialog was opened.
 * @param path undefined while unknown
 */
export function useCanonical(path: string | undefined) {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (path !== undefined && path !== pathname)
      void navigate({ pathname: path, search, hash }, { replace: true, state })
  }, [path, pathname, search, hash, state, navigate])
}
