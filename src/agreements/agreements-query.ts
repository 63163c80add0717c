import { useSyncExternalStore } from 'react'
import { listAgreementsQuery } from '../api/generated/training.hooks.ts'
import { instructorLoader } from '../session/instructor-loader.ts'

const currentYear = () => new Date().getFullYear()

function onReturn(listener: () => void) {
  addEventListener('focus', listener)
  addEventListener('visibilitychange', listener)
  return () => {
    removeEventListener('focus', listener)
    removeEventListener('visibilitychange', listener)
  }
}

/** The year whose agreements count, on the viewer's calendar (spec §9). A tab left open over New Year learns it on return. */
export const useAgreementYear = () => useSyncExternalStore(onReturn, currentYear)

/** Every page of an instructor asks for the agreements of this year (spec §6). */
export const agreementsLoader = instructorLoader(({ prefetch }) =>
  prefetch(listAgreementsQuery({ year: currentYear() })),
)
