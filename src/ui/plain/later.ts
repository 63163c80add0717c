import { type ComponentType, lazy } from 'react'
import { retryImport } from '../../lib/retry-import.ts'

/**
 * A part that most visits never need, fetched when it is first rendered: below a Suspense, and only once the page is
 * hydrated, since a document waits for nothing.
 * @param instead shown when it cannot be fetched; by default the part stays away
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
