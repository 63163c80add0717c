import { type ComponentType, useEffect, useState } from 'react'
import { codeOf } from './fetch-ahead.ts'

/** What stands in for a part whose code could not be fetched needs: another try, and whether it is under way. */
export type Again = { onRetry: () => void; isTrying: boolean }

/** What opens and closes has this prop, or is mounted when it opens. Everything else is wanted from the start. */
type Opens = { opened?: boolean }

/**
 * A component whose code is fetched when it is first shown, or earlier when the browser is idle. Then it stays mounted, so
 * that a dialog can close with its animation.
 * React's `lazy` would be too slow: after a fallback, React delays the next content by a third of a second.
 * @param Meanwhile stands in for it until then
 * @param NotLoaded stands in for it if the code cannot be fetched
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props> | null,
  NotLoaded: ComponentType<Props & Again>,
): ComponentType<Props> {
  const code = codeOf(load)
  return function Later(props: Props) {
    const [Component, setComponent] = useState(code.fetched)
    const [tries, setTries] = useState(1)
    const [failures, setFailures] = useState(0)
    const { opened }: Opens = props
    const isWanted = opened !== false
    if (!isWanted && failures > 0) setFailures(0)
    useEffect(() => {
      if (!isWanted || Component) return undefined
      let isLeft = false
      code.fetch().then(
        (component) => setComponent(() => component),
        () => isLeft || setFailures(tries),
      )
      return () => {
        isLeft = true
      }
    }, [isWanted, Component, tries])
    if (Component) return <Component {...props} />
    if (isWanted && failures > 0)
      return <NotLoaded {...props} isTrying={failures < tries} onRetry={() => setTries(failures + 1)} />
    return isWanted && Meanwhile && <Meanwhile {...props} />
  }
}
