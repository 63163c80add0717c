import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'

/** Fetches again everything on the screen that failed. A second press waits for the first. */
export function useRetry() {
  const queryClient = useQueryClient()
  const [isTrying, setTrying] = useState(false)
  const lock = useRef(false)
  const retry = async () => {
    if (lock.current) return
    lock.current = true
    setTrying(true)
    await queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
    lock.current = false
    setTrying(false)
  }
  return { isTrying, retry: () => void retry() }
}

/** What a button says while it tries again. */
export const TRYING = 'Trying …'
