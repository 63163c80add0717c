import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { renderFailure } from './render-failure.ts'
import { codeOf } from './fetch-ahead.ts'
import { showToast } from './toast.ts'

/** Components that open and close have both props. Components without `opened` are needed from the start. */
type Opens = { opened?: boolean; onClose?: () => void }

/**
 * A component whose code is fetched when it first opens, or earlier when the browser is idle. Until then it renders
 * nothing, or a simpler component; afterwards it stays mounted, so that it can close with its animation. Meant for
 * dialogs and menus, which most visits never open.
 * React's `lazy` would be too slow: after a fallback, React delays the next content by a third of a second.
 * If the code cannot be fetched, the component closes again and a toast says so. The page below keeps what was typed.
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
): ComponentType<Props> {
  const code = codeOf(load)
  return function Lazily(props: Props) {
    const [Component, setComponent] = useState(code.fetched)
    const { opened, onClose }: Opens = props
    const isWanted = opened !== false
    const giveUp = useEffectEvent(() => {
      showToast({ intent: 'danger', message: renderFailure.chunk })
      onClose?.()
    })
    useEffect(() => {
      if (!isWanted || Component) return undefined
      // Who has closed it meanwhile, or left, needs no message, and what is open now must not close.
      let isLeft = false
      code.fetch().then(
        (component) => setComponent(() => component),
        () => isLeft || giveUp(),
      )
      return () => {
        isLeft = true
      }
    }, [isWanted, Component])
    const Shown = Component ?? Meanwhile
    return Shown ? <Shown {...props} /> : null
  }
}
