import { type ComponentType, lazy } from 'react'

/**
 * A part that most visits never need, fetched when it is first rendered: below a Suspense, and only once the page is
 * hydrated, since a document waits for nothing. A part that cannot be fetched stays away.
 */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  )
