import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { codeOf } from './fetch-ahead.ts'

/** What stands in for a part whose code could not be fetched needs: another try, and whether it is under way. */
export type Again = { onRetry: () => void; isTrying: boolean }

/**
 * A part of a page whose code is fetched when it is first shown, or earlier when the browser is idle. Use `lazily` for what
 * opens and closes on the instructors' half: there a toast says that it did not load.
 * @param meanwhile stands in for it until then
 * @param NotLoaded stands in for it if the code cannot be fetched
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode,
  NotLoaded: ComponentType<Props & Again>,
): ComponentType<Props> {
  const code = codeOf(load)
  return function Later(props: Props) {
    const [Component, setComponent] = useState(code.fetched)
    const [tries, setTries] = useState(1)
    const [failures, setFailures] = useState(0)
    useEffect(() => {
      if (Component) return
      code.fetch().then(
        (component) => setComponent(() => component),
        () => setFailures(tries),
      )
    }, [Component, tries])
    if (Component) return <Component {...props} />
    if (failures === 0) return meanwhile
    return <NotLoaded {...props} isTrying={failures < tries} onRetry={() => setTries(failures + 1)} />
  }
}
