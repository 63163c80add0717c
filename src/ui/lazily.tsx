import { type ComponentType, lazy, Suspense } from 'react'
import { retryImport } from '../lib/retry-import.ts'

/**
 * A component whose code is fetched when it is first rendered; nothing stands in its place meanwhile. For dialogs and
 * menus, which most visits never open.
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Lazy = lazy(retryImport(async () => ({ default: await load() })))
  return (props: Props) => (
    <Suspense fallback={null}>
      <Lazy {...props} />
    </Suspense>
  )
}
