import { Navigate, Outlet } from 'react-router-dom'
import { failureText } from '../api/errors.ts'
import { paths } from '../paths.ts'
import { FetchAhead } from '../ui/FetchAhead.tsx'
import { FailureNotice, RetryNotice } from '../ui/Notice.tsx'
import { PageSkeleton } from '../ui/PageSkeleton.tsx'
import { useAccount } from './useAccount.ts'

/**
 * Lets only instructors in. Until the account is known, it renders nothing of the page and the page makes no calls. If
 * the account cannot be loaded, the token decides, and the page says so.
 */
export function InstructorGate() {
  const { isInstructor, error } = useAccount()
  if (isInstructor === undefined) return <PageSkeleton />
  if (!isInstructor && error) return <FailureNotice what="your account" error={error} />
  if (!isInstructor) return <Navigate to={paths.notFound()} replace />
  return (
    <>
      {error && <RetryNotice mb="lg">We could not load your account. {failureText(error)}</RetryNotice>}
      <Outlet />
      <FetchAhead />
    </>
  )
}
