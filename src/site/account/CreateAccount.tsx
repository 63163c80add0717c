import { useStore } from '@mantine/store'
import { Suspense } from 'react'
import { pageOwner } from '../../session/page-owner.ts'
import { currentSession } from '../../session/session.ts'
import { later } from '../../ui/plain/later.ts'
import { RequestLink } from '../../ui/plain/RequestLink.tsx'
import { useIsHydrated } from '../../ui/plain/useIsHydrated.ts'
import { useRequest } from '../../ui/plain/useRequest.ts'

const Registration = later(async () => (await import('./Registration.tsx')).Registration)

/** Whether no one is signed in. Always true in a document, because a document is the same for everyone. */
function useIsNobody() {
  // Renders again when someone signs in, for example in another tab.
  useStore(pageOwner)
  return !useIsHydrated() || !currentSession()
}

/** A link that opens the registration dialog. Only visitors who are not signed in see it. */
export const CreateAccountLink = ({ className }: { className?: string | undefined }) =>
  useIsNobody() && (
    <RequestLink request="account" className={className}>
      Create account
    </RequestLink>
  )

/** The registration dialog. Its code and the libraries it needs load when it opens. */
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
