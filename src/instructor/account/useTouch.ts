import { useEffect, useEffectEvent } from 'react'
import { useUpdateInstructor } from '../../api/generated/training.hooks.ts'
import { touchToasts } from '../../api/messages.ts'
import { cookieSession } from '../../session/session.ts'

const KEY = 'touched'

/**
 * True once per session across all tabs. Without storage it is never true, so that one visit does not count many times.
 */
function isFirst(session: string): boolean {
  try {
    if (localStorage.getItem(KEY) === session) return false
    localStorage.setItem(KEY, session)
    return true
  } catch {
    return false
  }
}

/**
 * Tells the server once per session that the instructor was here: `lastTouchedAt` (spec §7). Nothing waits for the
 * call, nothing is fetched again because of it, and a failure is silent.
 */
export function useTouch() {
  const { mutate } = useUpdateInstructor({ meta: { toast: touchToasts, refresh: 'later' } })
  const touch = useEffectEvent(() => {
    const session = cookieSession()
    if (session && isFirst(`${session.userId} ${session.expiresAt}`))
      mutate({
        id: session.userId,
        body: { lastTouchedAt: new Date().toISOString() },
        ifMatch: undefined,
      })
  })
  useEffect(() => touch(), [])
}
