import { type ComponentType, useEffect, useState } from 'react'
import { retryImport } from '../lib/retry-import.ts'

/**
 * A component whose code is fetched when it is first rendered; nothing stands in its place meanwhile. For dialogs and
 * menus, which most visits never open. Not React's `lazy`: once a fallback was shown, React holds what comes after it
 * back for a third of a second, and these should open at a click.
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const fetch = retryImport(load)
  let fetched: ComponentType<Props> | undefined
  return function Lazily(props: Props) {
    const [Component, setComponent] = useState(() => fetched)
    const [error, setError] = useState<unknown>()
    useEffect(() => {
      if (fetched) return
      const show = (component: ComponentType<Props>) => {
        fetched = component
        setComponent(() => component)
      }
      fetch().then(show, setError)
    }, [])
    // To the page of errors, where a lost part has its words.
    if (error) throw error
    return Component ? <Component {...props} /> : null
  }
}
