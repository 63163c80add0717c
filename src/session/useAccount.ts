import { useStore } from '@mantine/store'
import { useMe } from '../api/generated/mesh.hooks.ts'
import type { MeQuery } from '../api/generated/mesh.types.ts'
import { useFailure } from '../ui/failure/useFailure.ts'
import { pageOwner } from './page-owner.ts'
import { cookieSession, currentSession } from './session.ts'

/** Whether the account is an instructor's: it has an instructor number (spec §6). */
export const hasInstructorNumber = ({ me }: MeQuery) => !!me.instructor?.instructorNumber

/**
 * The signed-in user. `isInstructor` is undefined until the account has loaded or failed. If it cannot be loaded, the
 * instructor number in the token decides and `error` says why. Data that was loaded earlier survives a failed refetch.
 */
export function useAccount() {
  // Renders again when someone signs in.
  useStore(pageOwner)
  const isSignedIn = currentSession() !== undefined
  const user = useMe({ enabled: isSignedIn })
  const error = useFailure([user]) ?? null
  const { data } = user
  const account = { isSignedIn, me: data?.me, error, retry: () => void user.refetch() }
  if (data) return { ...account, isInstructor: hasInstructorNumber(data) }
  if (error) return { ...account, isInstructor: cookieSession()?.instructorNumber !== undefined }
  return { ...account, isInstructor: isSignedIn ? undefined : false }
}
