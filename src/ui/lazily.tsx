import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { renderFailure } from '../api/messages.ts'
import { retryImport } from '../lib/retry-import.ts'
import { fetchLater } from './fetch-ahead.ts'
import { showToast } from './toast.ts'

/** A part that opens and closes has both. Any other part is wanted from the start. */
type Opens = { opened?: boolean; onClose?: () => void }

/**
 * A component whose code is fetched when it first opens, or ahead of that when nothing else is to do. Until then nothing
 * is rendered; once fetched it stays, so that it can close with its animation. For dialogs and menus, which most visits
 * never open. This is not React's `lazy`: after a fallback, React delays what comes next by a third of a second, and
 * these should open at a click.
 *
 * If the code cannot be fetched, the part closes again and a toast says so. The page below keeps what was typed there.
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let fetched: ComponentType<Props> | undefined
  const keep = (component: ComponentType<Props>) => (fetched = component)
  const insist = retryImport(load)
  fetchLater(() => load().then(keep))
  return function Lazily(props: Props) {
    const [Component, setComponent] = useState(() => fetched)
    const { opened, onClose }: Opens = props
    const isWanted = opened !== false
    const giveUp = useEffectEvent(() => {
      showToast({ intent: 'danger', message: renderFailure.chunk })
      onClose?.()
    })
    useEffect(() => {
      if (!isWanted || Component) return
      insist().then((component) => setComponent(() => keep(component)), giveUp)
    }, [isWanted, Component])
    return Component ? <Component {...props} /> : null
  }
}
