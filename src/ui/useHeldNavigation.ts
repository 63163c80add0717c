import { useEffect, useEffectEvent, useRef } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router-dom'

/**
 * Holds a navigation of any kind, Back too, until the person has answered.
 *
 * @param shouldHold whether to hold it, or a function of the navigation
 * @param ask resolves with true to let it go on. It is asked once: when the person presses Back again before answering, the
 *   answer counts for the newer navigation.
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
  // By the blocker and not by its state: two navigations that are held in a row can look like one that lasts.
  useEffect(() => {
    held.current = blocker
    if (blocker.state === 'blocked' && !isAsking.current) void answer()
  }, [blocker])
}
