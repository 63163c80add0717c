import { useSyncExternalStore } from 'react'

/** On the calendar of the viewer (spec §9). */
export const currentYear = () => new Date().getFullYear()

function onReturn(listener: () => void) {
  addEventListener('focus', listener)
  addEventListener('visibilitychange', listener)
  return () => {
    removeEventListener('focus', listener)
    removeEventListener('visibilitychange', listener)
  }
}

/** The current year. A tab left open over New Year updates on return. */
export const useAgreementYear = () => useSyncExternalStore(onReturn, currentYear)
