import { useEffect, useRef } from 'react'
import { type BlockerFunction, useBeforeUnload, useBlocker } from 'react-router-dom'
import { confirmDiscard } from '../discard.ts'

type Unsaved = {
  isDirty: () => boolean
  /** What is being sent stays in sight until it is answered. */
  isSending: () => boolean
  /** It would be found again after a reload. */
  isKept: boolean
  onDiscard: () => void
  /** Of a form with parts of its own in the URL: which navigation leaves it. Without it, every one does. */
  isLeaving?: BlockerFunction
}

const always = () => true

/** Asks before a navigation of any kind, Back too, loses what was typed. */
export function useUnsavedGuard({ isDirty, isSending, isKept, onDiscard, isLeaving = always }: Unsaved) {
  const blocker = useBlocker((move) => isLeaving(move) && (isSending() || isDirty()))
  const held = useRef(blocker)
  const isAsking = useRef(false)
  useEffect(() => {
    held.current = blocker
    if (blocker.state !== 'blocked' || isAsking.current) return
    if (isSending()) return blocker.reset()
    const ask = async () => {
      isAsking.current = true
      const isDiscarded = await confirmDiscard()
      isAsking.current = false
      // Who pressed Back once more meanwhile has been asked once: the answer is for the latest.
      if (held.current.state !== 'blocked') return
      if (!isDiscarded) return held.current.reset()
      onDiscard()
      held.current.proceed()
    }
    void ask()
    // Once for each navigation that was held. Not by its state: two in a row can look like one that lasts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [blocker])
  useBeforeUnload((event) => {
    if (isSending() || (!isKept && isDirty())) event.preventDefault()
  })
}
