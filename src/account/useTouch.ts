import { useEffect, useEffectEvent } from 'react'
import { useUpdateInstructor } from '../api/generated/training.hooks.ts'
import { touchToasts } from '../api/messages.ts'
import { cookieSession } from '../session/session.ts'

const KEY = 'touched'

/** True once a session, in whatever tab. Where nothing can be stored it is once a page load, so rather never than often. */
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
 * Tells the server once a session that the instructor was here: `lastTouchedAt` (spec §7). Nothing waits for it, nothing
 * is fetched again because of it, and a failure is silent.
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
