import { useStore } from '@mantine/store'
import { Suspense } from 'react'
import { pageOwner } from '../../session/page-owner.ts'
import { currentSession } from '../../session/session.ts'
import { later } from '../../ui/plain/later.ts'
import { RequestLink } from '../../ui/plain/RequestLink.tsx'
import { useIsHydrated } from '../../ui/plain/useIsHydrated.ts'
import { useRequest } from '../../ui/plain/useRequest.ts'

const Registration = later(async () => (await import('./Registration.tsx')).Registration)

/** Nobody is known to be signed in. Documents are the same for everyone, so there it is always so. */
function useIsNobody() {
  // Renders again when somebody signs in, such as in another tab.
  useStore(pageOwner)
  return !useIsHydrated() || !currentSession()
}

/** For a visitor who is not signed in. */
export const CreateAccountLink = ({ className }: { className?: string | undefined }) =>
  useIsNobody() && (
    <RequestLink request="account" className={className}>
      Create account
    </RequestLink>
  )

/** The dialog that the link opens. Its libraries come with it. */
export function CreateAccount() {
  const { request, close } = useRequest()
  const isNobody = useIsNobody()
  if (request !== 'account' || !isNobody) return null
  return (
    <Suspense>
      <Registration onClose={close} />
    </Suspense>
  )
}
