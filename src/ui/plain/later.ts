import { type ComponentType, lazy } from 'react'
import { retryImport } from '../../lib/retry-import.ts'

/**
 * A component that most visits never need. Its code loads when it first renders. Render it inside a Suspense and only
 * after hydration, because the server does not wait for it.
 * @param instead rendered if the code cannot be fetched; by default nothing
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType = () => null,
) {
  const insist = retryImport(load)
  return lazy(() =>
    insist().then(
      (part) => ({ default: part }),
      () => ({ default: instead as ComponentType<Props> }),
    ),
  )
}
