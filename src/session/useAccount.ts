import { useStore } from '@mantine/store'
import { useMe } from '../api/generated/mesh.hooks.ts'
import type { MeQuery } from '../api/generated/mesh.types.ts'
import { pageOwner } from './page-owner.ts'
import { cookieSession, currentSession } from './session.ts'

/** An account with an instructor number is that of an instructor, spec §6. */
export const hasInstructorNumber = ({ me }: MeQuery) => !!me.instructor?.instructorNumber

/**
 * Who is signed in. `isInstructor` is undefined until the account has settled. When it cannot be loaded, the instructor
 * number of the token decides, and `error` says why. What was loaded before stays when a later look at it fails.
 */
export function useAccount() {
  // Renders again when somebody signs in.
  useStore(pageOwner)
  const isSignedIn = currentSession() !== undefined
  const { data, error, refetch } = useMe({ enabled: isSignedIn })
  const account = { isSignedIn, me: data?.me, error: data ? null : error, retry: () => void refetch() }
  if (data) return { ...account, isInstructor: hasInstructorNumber(data) }
  if (error) return { ...account, isInstructor: cookieSession()?.instructorNumber !== undefined }
  return { ...account, isInstructor: isSignedIn ? undefined : false }
}
