import { useLocation } from 'react-router-dom'
import { useIsHydrated } from './useIsHydrated.ts'

/** A parameter of the address. Undefined in a document, which is the same for every query. */
export function useVisitQuery(name: string): string | undefined {
  const { search } = useLocation()
  const isHydrated = useIsHydrated()
  return (isHydrated && new URLSearchParams(search).get(name)) || undefined
}
