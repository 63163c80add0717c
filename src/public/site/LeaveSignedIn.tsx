import { useEffect } from 'react'
import { paths } from '../../paths.ts'
import { useAccount } from '../../session/useAccount.ts'
import { ToNotFound } from './ToNotFound.tsx'

/** Takes an instructor to their classes as soon as their account has loaded. */
export function LeaveSignedIn() {
  const { isInstructor } = useAccount()
  useEffect(() => {
    if (isInstructor) location.replace(paths.myClasses())
  }, [isInstructor])
  return isInstructor === false ? <ToNotFound /> : null
}
