import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Whether the page runs in a browser and has taken over its document. Until then it must look the same as on the server,
 * which knows neither the visitor nor the query of the address.
 */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
