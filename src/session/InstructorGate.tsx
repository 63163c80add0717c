import { Navigate, Outlet } from 'react-router-dom'
import { useMe } from '../api/generated/mesh.hooks.ts'
import { paths } from '../paths.ts'
import { FailureNotice } from '../ui/Notice.tsx'
import { Spinner } from '../ui/Spinner.tsx'

/** Lets instructors in. Until it is known who asks, nothing of a page is shown and none of its calls is made. */
export function InstructorGate() {
  const me = useMe()
  if (me.isPending) return <Spinner />
  // What is known stays: a page with a half-filled form must not go because a later look failed.
  if (me.error && !me.data)
    return <FailureNotice what="your account" error={me.error} onRetry={() => void me.refetch()} />
  if (!me.data.me.instructor?.instructorNumber) return <Navigate to={paths.notFound()} replace />
  return <Outlet />
}

export { InstructorGate as Component }
