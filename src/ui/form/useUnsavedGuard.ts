import { type BlockerFunction, useBeforeUnload } from 'react-router-dom'
import { confirmDiscard } from '../discard.ts'
import { useHeldNavigation } from '../useHeldNavigation.ts'

type Unsaved = {
  isDirty: () => boolean
  /** While the form is being sent it stays open, until the answer is there. */
  isSending: () => boolean
  /** What was typed would be found again after a reload. */
  isKept: boolean
  onDiscard: () => void
  /** For a form that keeps parts of itself in the URL: which navigation leaves it. By default every one does. */
  isLeaving?: BlockerFunction
}

const always = () => true
const never = () => false

/** Asks before a navigation of any kind, Back too, loses what was typed. */
export function useUnsavedGuard({ isDirty, isSending, isKept, onDiscard, isLeaving = always }: Unsaved) {
  useHeldNavigation(
    (move) => isLeaving(move) && (isSending() || isDirty()),
    async () => {
      const isDiscarded = !isSending() && (await confirmDiscard())
      if (isDiscarded) onDiscard()
      return isDiscarded
    },
  )
  useBeforeUnload((event) => {
    if (isSending() || (!isKept && isDirty())) event.preventDefault()
  })
}

/** Holds any navigation while something is sent that nobody has typed. */
export const useStayWhile = (isSending: () => boolean) =>
  useUnsavedGuard({ isDirty: never, isSending, isKept: true, onDiscard: () => undefined })
