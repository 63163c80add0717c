import type { ReactNode } from 'react'
import { currentSession } from '../../session/session.ts'
import { later } from '../../ui/later.tsx'
import { useIsHydrated } from '../ui/useIsHydrated.ts'
import { ToNotFound } from './ToNotFound.tsx'

const LeaveSignedIn = later(async () => (await import('./LeaveSignedIn.tsx')).LeaveSignedIn, null, ToNotFound)

/** Handles a path without a page: instructors go to their classes, everyone else to the not-found page (spec §2). */
export const UnknownPath = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    {useIsHydrated() && <Leave />}
  </>
)

const Leave = () => (currentSession() ? <LeaveSignedIn /> : <ToNotFound />)
