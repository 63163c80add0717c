import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { renderFailure } from '../api/messages.ts'
import { retryImport } from '../lib/retry-import.ts'
import { showToast } from './toast.ts'

const parts: (() => Promise<unknown>)[] = []

/** Fetches the parts that were not needed yet, when nothing else is to do: they then open at once, and offline too. */
export function fetchPartsWhenIdle() {
  const fetchAll = () => void Promise.allSettled(parts.map((fetch) => fetch()))
  if ('requestIdleCallback' in globalThis) requestIdleCallback(fetchAll)
  else setTimeout(fetchAll, 2000)
}

/** What opens and closes says so; anything else is wanted from the start. */
type Opens = { opened?: boolean; onClose?: () => void }

/**
 * A component whose code is fetched when it first opens; nothing stands in its place meanwhile, and afterwards it stays,
 * to close as it should. For dialogs and menus, which most visits never open. Not React's `lazy`: once a fallback was
 * shown, React holds what comes after it back for a third of a second, and these should open at a click.
 *
 * One that cannot be fetched closes again and is said in a toast; the page below, and what was typed there, stays.
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let fetched: ComponentType<Props> | undefined
  const fetch = async () => (fetched ??= await load())
  const insist = retryImport(fetch)
  parts.push(fetch)
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
      insist().then((component) => setComponent(() => component), giveUp)
    }, [isWanted, Component])
    return Component ? <Component {...props} /> : null
  }
}
