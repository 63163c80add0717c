import { useEffect, useEffectEvent, useRef } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router-dom'

/**
 * Holds any navigation, including Back, until the person has answered.
 * @param shouldHold whether to hold it, or a function of the navigation
 * @param ask resolves to true to let it go on. It is called once: if the person presses Back again before answering,
 * the answer applies to the newer navigation.
 */
export function useHeldNavigation(shouldHold: boolean | BlockerFunction, ask: () => Promise<boolean>) {
  const blocker = useBlocker(shouldHold)
  const held = useRef(blocker)
  const isAsking = useRef(false)
  const answer = useEffectEvent(async () => {
    isAsking.current = true
    const mayGo = await ask()
    isAsking.current = false
    if (held.current.state !== 'blocked') return
    if (mayGo) held.current.proceed()
    else held.current.reset()
  })
  // Depends on the blocker, not its state: two navigations held in a row can look like a single long one.
  useEffect(() => {
    held.current = blocker
    if (blocker.state === 'blocked' && !isAsking.current) void answer()
  }, [blocker])
}
