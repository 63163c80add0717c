import type { ReactNode } from 'react'
import type { ApiError } from '../../../api/errors.ts'
import { FailureNotice, Notice } from '../../../ui/Notice.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import type { Catalog } from '../course-form/course-body.ts'

type WizardGateProps = {
  catalog: Catalog
  isPending: boolean
  error: ApiError | undefined
  children: ReactNode
}

/** Shows the wizard once its choices have loaded, provided the instructor has a curriculum to teach. */
export function WizardGate({ catalog, isPending, error, children }: WizardGateProps) {
  if (error) return <FailureNotice what="the form's options" error={error} />
  if (isPending) return <Spinner />
  if (!catalog.curricula.length)
    return (
      <Notice title="You have no active certification">
        You can create courses once you are certified for a curriculum.
      </Notice>
    )
  return children
}
