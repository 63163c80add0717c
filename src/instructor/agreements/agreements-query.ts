import { useSyncExternalStore } from 'react'
import { listAgreementsQuery } from '../../api/generated/training.hooks.ts'
import { instructorLoader } from '../../session/instructor-loader.ts'

const currentYear = () => new Date().getFullYear()

function onReturn(listener: () => void) {
  addEventListener('focus', listener)
  addEventListener('visibilitychange', listener)
  return () => {
    removeEventListener('focus', listener)
    removeEventListener('visibilitychange', listener)
  }
}

/** The current year on the viewer's calendar (spec §9). A tab left open over New Year updates on return. */
export const useAgreementYear = () => useSyncExternalStore(onReturn, currentYear)

/** Every instructor page fetches this year's agreements (spec §6). */
export const agreementsLoader = instructorLoader(({ prefetch }) =>
  prefetch(listAgreementsQuery({ year: currentYear() })),
)
